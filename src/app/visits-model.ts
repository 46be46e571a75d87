import { integer, object, string } from 'superstruct';
import { state } from '../event-log/units.ts';
import { $location } from '../ports/navigation.ts';

const Visits = object({ path: string(), count: integer() });

/** How many pages were gone to in this page life. Another view of a page, such as a filter, is no other page. */
export const $visits = state('app/visits', { path: '', count: 0 }, Visits);

$visits.on($location, (visits, { path }) =>
  path === visits.path ? visits : { path, count: visits.count + 1 },
);
