/** Error reports for the shop's developers, including pages that failed (API-57). */
import { combine, sample } from 'effector';
import { feature } from '../event-log/units.ts';
import { $sessionLog, noteError, errorSeen } from '../analytics/error-reports-model.ts';
import { raised } from '../fatal-error/model.ts';
import { $isElevated } from '../listing/model.ts';
import { $page } from '../pages/model.ts';
import { pageTypeOf } from '../pages/page-facts.ts';
import { GATE } from '../ports/once-touched.ts';
import { $store } from '../store-config/model.ts';

feature('core');

const $place = combine(
  { page: $page, store: $store, isElevated: $isElevated, log: $sessionLog },
  ({ page, store, isElevated, log }) => ({
    pageType: pageTypeOf(page, store, isElevated) ?? '',
    isWatched: log !== null,
  }),
);

sample({
  clock: noteError,
  source: $place,
  fn: ({ pageType }, { of, message, place }) => ({
    severity: 'error' as const,
    message: [of, message, place].filter(Boolean).join(': '),
    pageType,
    errorKey: 'uncaught',
  }),
  target: errorSeen,
});
// Loads later than its clock; in a replay it exists from the start.
sample({
  clock: raised,
  source: $place,
  filter: ({ isWatched }) => isWatched,
  fn: ({ pageType }, { call, status }) => ({
    severity: 'error' as const,
    message: `The page could not go on: ${call} ${status}`,
    pageType,
    errorKey: 'fatal',
  }),
  target: errorSeen,
  name: GATE,
});
