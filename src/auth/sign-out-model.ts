import { sample, combine } from 'effector';
import { enums } from 'superstruct';
import { fact, feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { pathBelow } from '../kernel/site-path.ts';
import { showNotice } from '../notices/model.ts';
import { notice } from '../notices/notices.ts';
import { forgetShopperFx } from '../ports/storage/forget.ts';
import { httpStatusOf } from '../ports/http/errors.ts';
import { navigateFx } from '../ports/navigation.ts';
import { deviceKnown } from '../ports/start.ts';
import { bagWaitsFlag, signedOutFlag } from '../session/stored-session-model.ts';
import { signOutFx } from '../session/lifecycle-model.ts';
import { signedOutElsewhere, $orderId } from '../session/model.ts';
import { $at } from '../store-config/model.ts';
import { loginDeclined } from './dialog-model.ts';
import { isForRegisteredOnly } from './guest-redirect.ts';
import { signedIn } from './model.ts';
import { $bagCount } from '../cart/bag/bag-model.ts';
import { NO_ORDER } from '../session/session.ts';

feature('core');

/** True if the bag is known or assumed to have content. */
export const $hasBag = combine($bagCount, $orderId, (count, orderId) =>
  count === null ? orderId !== NO_ORDER : count > 0,
);

export const signOut = input('auth/signOut', noPayload());

export const signedOut = fact('auth/signedOut', noPayload());

/** State of signing out; `regardless` after an expired session (AUT-05). */
const $leaving = state('auth/leaving', 'no', enums(['no', 'if-possible', 'regardless']));

export const $isSigningOut = $leaving.map((leaving) => leaving !== 'no');

sample({ clock: [signOut, loginDeclined], target: signOutFx });

const settled = sample({
  clock: signOutFx.finally,
  source: $leaving,
  fn: (leaving, outcome) => ({
    leaving,
    // A 401 means already signed out.
    isOut: outcome.status === 'done' || httpStatusOf(outcome.error) === 401,
  }),
});

$leaving
  .on(signOut, () => 'if-possible')
  .on(loginDeclined, () => 'regardless')
  .on(settled, () => 'no');

sample({
  clock: settled,
  filter: ({ leaving, isOut }) => leaving === 'regardless' || (leaving !== 'no' && isOut),
  target: signedOut,
});
sample({
  clock: settled,
  filter: ({ leaving, isOut }) => leaving === 'if-possible' && !isOut,
  fn: () => notice('error', 'account:signOut.failed', 8000),
  target: showNotice,
});

// AUT-05, AUT-21
sample({
  clock: signedOut,
  fn: () => 'true' as const,
  target: signedOutFlag.keep,
});
sample({ clock: signedIn, fn: () => null, target: signedOutFlag.keep });
// Leaves account pages after signing out, without an offer to sign in.
sample({
  clock: [signedOut, signedOutElsewhere],
  source: $at,
  filter: ({ location: { path }, basename }) => isForRegisteredOnly(pathBelow(path, basename)),
  fn: ({ basename }) => ({ to: `${basename}/`, replace: true }),
  target: navigateFx,
});
sample({ clock: signedOut, target: forgetShopperFx });

// AUT-05: the bag remains in the account; the next page shows a notice.
sample({
  clock: loginDeclined,
  source: $hasBag,
  filter: Boolean,
  fn: () => 'new' as const,
  target: bagWaitsFlag.keep,
});
sample({ clock: signedIn, fn: () => null, target: bagWaitsFlag.keep });
const bagLeft = deviceKnown.filter({
  fn: ({ storage }) => bagWaitsFlag.read(storage) === 'new',
});
sample({ clock: bagLeft, fn: () => 'told' as const, target: bagWaitsFlag.keep });
sample({
  clock: bagLeft,
  fn: () => notice('info', 'account:relogon.bagWaits', 0),
  target: showNotice,
});
