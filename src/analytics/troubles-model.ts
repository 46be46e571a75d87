import { sample } from 'effector';
import { array, nullable, object, string } from 'superstruct';
import { inlet } from '../event-log/inlet.ts';
import { input, state } from '../event-log/units.ts';
import { type Trouble, isNewTrouble, nameOfTrouble } from './troubles.ts';
import { callFx } from '../ports/http/call.ts';
import { frontendLogCall } from './api.ts';

/** API-57: reports frontend problems to the shop's developers. */
export const frontendLogFx = callFx(frontendLogCall);

/**
 * Starts reporting errors of the page. `log` names the session's log, which a developer can request
 * from the shopper.
 */
export const watchTroubles = input('analytics/watchTroubles', object({ log: string() }));
/**
 * Reports an uncaught error, or one of a feature: kind, message without personal data, and place.
 */
export const noteError = input(
  'analytics/noteError',
  object({ of: string(), message: string(), place: string() }),
);

/** A problem to report, unless already reported. */
export const troubleSeen = inlet<Trouble>();

/** `null` until errors are watched. */
export const $sessionLog = state('analytics/sessionLog', null, nullable(string()));
const $toldTroubles = state<string[]>('analytics/toldTroubles', [], array(string()));

$sessionLog.on(watchTroubles, (_, { log }) => log);

const told = sample({
  clock: troubleSeen,
  source: { told: $toldTroubles, log: $sessionLog },
  filter: ({ told: before }, trouble) => isNewTrouble(before, trouble),
  fn: ({ log }, trouble) => ({ ...trouble, ...(log !== null && { log }) }),
});
$toldTroubles.on(told, (before, trouble) => [...before, nameOfTrouble(trouble)]);
sample({ clock: told, target: frontendLogFx });
