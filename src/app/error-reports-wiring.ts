/** Error reports for the shop's developers, including pages that failed (API-57). */
import type { StoreValue } from 'effector';
import { sampleStores } from '../event-log/sample-stores.ts';
import { feature } from '../event-log/units.ts';
import { $sessionLog, noteError, errorSeen } from '../analytics/error-reports-model.ts';
import { raised } from '../fatal-error/model.ts';
import { $isElevated } from '../listing/model.ts';
import { $page } from '../pages/model.ts';
import { pageTypeOf } from '../pages/page-facts.ts';
import { $store } from '../store-config/model.ts';

feature('core');

const PLACE = { page: $page, store: $store, isElevated: $isElevated, log: $sessionLog };

function pageTypeIn({
  page,
  store,
  isElevated,
}: {
  page: StoreValue<typeof $page>;
  store: StoreValue<typeof $store>;
  isElevated: boolean;
}): string {
  return pageTypeOf(page, store, isElevated) ?? '';
}

sampleStores({
  clock: noteError,
  source: PLACE,
  fn: (at, { of, message, place }) => ({
    severity: 'error' as const,
    message: [of, message, place].filter(Boolean).join(': '),
    pageType: pageTypeIn(at),
    errorKey: 'uncaught',
  }),
  target: errorSeen,
});
// Loads later than its clock; in a replay it exists from the start.
sampleStores({
  clock: raised,
  source: PLACE,
  filter: ({ log }) => log !== null,
  fn: (at, { call, status }) => ({
    severity: 'error' as const,
    message: `The page could not go on: ${call} ${status}`,
    pageType: pageTypeIn(at),
    errorKey: 'fatal',
  }),
  target: errorSeen,
});
