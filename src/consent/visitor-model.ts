import { combine, sample } from 'effector';
import { never, nullable } from 'superstruct';
import { feature, port, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload, personalText } from '../kernel/struct.ts';
import { persistedCookie } from '../ports/storage/persisted.ts';
import { $start, deviceKnown } from '../ports/start.ts';
import { ANALYTICS_DAYS, NETWORK_COOKIE, VISITOR_COOKIE } from './stored-items.ts';
import { $allowed, choiceFollowed, choiceMade, consentWithdrawn } from './model.ts';

feature('core');

/** Creates a random visitor id. */
export const makeVisitorFx = port('consent/makeVisitor', {
  params: noPayload(),
  done: personalText(),
  fail: never(),
});

/** CKN-10 */
const visitorCookie = persistedCookie(VISITOR_COOKIE, personalText(), { days: ANALYTICS_DAYS });

/** Analytics visitor id; `null` without consent. */
export const $visitor = state('consent/visitor', null, nullable(personalText()));

// Ignores an id from an earlier version of the notice.
const known = sample({
  clock: deviceKnown,
  source: $allowed,
  fn: ({ analytical }, { cookies }) => (analytical ? visitorCookie.read(cookies) : null),
});

$visitor
  .on(known, (_, visitor) => visitor)
  .on(makeVisitorFx.doneData, (_, visitor) => visitor)
  .on(consentWithdrawn, (visitor, { purposes }) =>
    purposes.includes('analytical') ? null : visitor,
  )
  // The other tab has deleted it.
  .on(choiceFollowed, (visitor, { analytical }) => (analytical ? visitor : null));

sampleStores({
  clock: [known, choiceMade],
  source: { allowed: $allowed, visitor: $visitor },
  filter: ({ allowed, visitor }) => allowed.analytical && visitor === null,
  target: makeVisitorFx,
});
const made = sample({
  clock: makeVisitorFx.doneData,
  source: $allowed,
  filter: ({ analytical }) => analytical,
  fn: (_, visitor) => visitor,
});
sample({ clock: made, target: visitorCookie.keep });

/** CRT-15, API-06: visitor data that the backend may receive. */
export const $trackable = combine(
  { allowed: $allowed, visitor: $visitor, start: $start },
  ({ allowed: { analytical, social }, visitor, start: { cookies } }) => ({
    cin: (social && cookies[NETWORK_COOKIE]) || '',
    sfid: (analytical && visitor) || '',
    optIn: analytical && social ? ('true' as const) : ('false' as const),
  }),
);
