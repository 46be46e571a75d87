import { integer, object } from 'superstruct';
import { feature, state } from '../event-log/units.ts';
import { sitePath } from '../ports/address-marks.ts';
import { locationChanged } from '../ports/navigation.ts';
import { appStarted } from '../ports/start.ts';

feature('core');

const Visits = object({ path: sitePath(), count: integer() });

/** Pages visited in this page life; redirects and other views of a page do not count. */
export const $visits = state('app/visits', { path: '', count: 0 }, Visits);

$visits
  .on(appStarted, (_, { environment: { location } }) => ({ path: location.path, count: 1 }))
  .on(locationChanged, (visits, { location: { path }, action }) =>
    path === visits.path ? visits : { path, count: visits.count + Number(action !== 'replace') },
  );
