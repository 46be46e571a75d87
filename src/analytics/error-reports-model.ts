import { sample } from 'effector';
import { array, nullable, object, string } from 'superstruct';
import { inlet } from '../event-log/inlet.ts';
import { feature, input, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { type ErrorReport, isNewError, errorName } from './error-reports.ts';
import { callFx } from '../ports/http/call.ts';
import { frontendLogCall } from './api.ts';

feature('core');

/** API-57: reports frontend problems to the shop's developers. */
export const frontendLogFx = callFx(frontendLogCall);

/**
 * Starts reporting errors of the page. `log` names the session's log, which a developer can request
 * from the shopper.
 */
export const watchErrors = input('analytics/watchTroubles', object({ log: string() }));
/**
 * Reports an uncaught error, or one of a feature: kind, message without personal data, and place.
 */
export const noteError = input(
  'analytics/noteError',
  object({ of: string(), message: string(), place: string() }),
);

/** A problem to report, unless already reported. */
export const errorSeen = inlet<ErrorReport>();

/** `null` until errors are watched. */
export const $sessionLog = state('analytics/sessionLog', null, nullable(string()));
const $toldTroubles = state<string[]>('analytics/toldTroubles', [], array(string()));

$sessionLog.on(watchErrors, (_, { log }) => log);

const told = sampleStores({
  clock: errorSeen,
  source: { told: $toldTroubles, log: $sessionLog },
  filter: ({ told: before }, trouble) => isNewError(before, trouble),
  fn: ({ log }, trouble) => ({ ...trouble, ...(log !== null && { log }) }),
});
$toldTroubles.on(told, (before, trouble) => [...before, errorName(trouble)]);
sample({ clock: told, target: frontendLogFx });
