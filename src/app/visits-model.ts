import { integer, object } from 'superstruct';
import { state } from '../event-log/units.ts';
import { sitePath } from '../ports/address-marks.ts';
import { locationChanged } from '../ports/navigation.ts';
import { appStarted } from '../ports/start.ts';

const Visits = object({ path: sitePath(), count: integer() });

/** How many pages were gone to in this page life: not where the shop sent somebody on, nor other views of one page. */
export const $visits = state('app/visits', { path: '', count: 0 }, Visits);

$visits
  .on(appStarted, (_, { environment: { location } }) => ({ path: location.path, count: 1 }))
  .on(locationChanged, (visits, { location: { path }, action }) =>
    path === visits.path ? visits : { path, count: visits.count + Number(action !== 'replace') },
  );
