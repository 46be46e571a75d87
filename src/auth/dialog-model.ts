import { sample } from 'effector';
import { boolean, integer, object } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { debounced } from '../ports/debounced.ts';
import { extended } from '../session/extension-model.ts';
import { $isExpired } from '../session/lifecycle-model.ts';
import { debugCall } from './api.ts';
import { DialogFlag } from './auth.ts';
import { $signInState } from './model.ts';

feature('core');

/** AUT-05: declines to sign in again and continues as a guest. */
export const closeLogin = input('auth/closeLogin', noPayload());
/** GST-03 */
export const markRedirect = command('auth/markRedirect', noPayload());

export const loginShown = fact('auth/loginShown', noPayload());
/** Fires when the shopper has signed in again, in any tab. */
export const loginHidden = fact('auth/loginHidden', noPayload());

/** AUT-05 */
export const loginDeclined = fact('auth/loginDeclined', noPayload());

export const debugFx = callFx(debugCall);

export const $dialogFlag = state<DialogFlag>('auth/dialogFlag', 'none', DialogFlag);

$dialogFlag
  .on(loginShown, () => 'show')
  .on([loginHidden, loginDeclined], () => 'none') // AUT-05, AUT-20
  .on(markRedirect, () => 'unified-guest-redirect');

// Ignored during a sign-in.
sample({
  clock: closeLogin,
  source: $signInState,
  filter: ({ status }) => status !== 'submitting',
  target: loginDeclined,
});
sample({ clock: $isExpired, filter: Boolean, target: loginShown });
sample({ clock: $isExpired, filter: (isExpired) => !isExpired, target: loginHidden });

// API-61: reports a session that ends right after an extension.
const FRESH_MS = 6000;
const $freshness = state(
  'auth/freshness',
  { extensions: 0, isFresh: false, isReported: false },
  object({ extensions: integer(), isFresh: boolean(), isReported: boolean() }),
);

$freshness
  .on(extended, (freshness) => ({
    ...freshness,
    extensions: freshness.extensions + 1,
    isFresh: true,
  }))
  .on(debugFx, (freshness) => ({ ...freshness, isReported: true }));

const staled = debounced({
  clock: extended,
  turn: $freshness.map(({ extensions }) => extensions),
  ms: FRESH_MS,
  label: 'session-fresh-',
});
$freshness.on(staled, (freshness) => ({ ...freshness, isFresh: false }));

sample({
  clock: loginShown,
  source: $freshness,
  filter: ({ isFresh, isReported }) => isFresh && !isReported,
  target: debugFx,
});
