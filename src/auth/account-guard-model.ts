import { combine, sample } from 'effector';
import { enums } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload } from '../kernel/struct.ts';
import { pathBelow } from '../kernel/site-path.ts';
import {
  gateFound,
  gatePassed,
  $gate,
  putOffGate,
  restGate,
  permissionTaken,
} from '../membership/gate-model.ts';
import { isDue } from '../membership/gate.ts';
import { navigateFx, locationChanged } from '../ports/navigation.ts';
import { signedOutFlag } from '../session/stored-session-model.ts';
import { $rememberedType } from '../session/expiry-model.ts';
import { $isReadingUserInfo, $userInfo, userInfoLoaded, userInfoFailed } from '../session/model.ts';
import { $at } from '../store-config/model.ts';
import {
  canBeSent,
  isLanding,
  landingFrom,
  targetAfterLanding,
  wantedAfterSignIn,
} from './after-sign-in.ts';
import { $dialogFlag, markRedirect } from './dialog-model.ts';
import { isForRegisteredOnly, isTurnedAway } from './guest-redirect.ts';
import { $signInState, openDrawer, migrationNeeded } from './model.ts';
import { whenLoaded } from '../ports/features.ts';

feature('door');

/** Leaves the landing page for the requested page. */
export const leaveLanding = input('auth/leaveLanding', noPayload());

export const guestRedirected = fact('auth/guestRedirected', noPayload());

const offerSignIn = command('auth/offerSignIn', noPayload());

/** GST-06: handling of a guest on an account page, once per page load. */
const $redirect = state('auth/redirect', 'none', enums(['none', 'sent-home', 'offered']));

const $isForRegisteredOnly = $at.map(({ location, basename }) =>
  isForRegisteredOnly(pathBelow(location.path, basename)),
);

const seen = sampleStores({
  clock: [whenLoaded('door'), locationChanged, userInfoLoaded, userInfoFailed],
  source: {
    info: $userInfo,
    isReading: $isReadingUserInfo,
    remembered: $rememberedType,
    flag: $dialogFlag,
    redirect: $redirect,
    isForRegisteredOnly: $isForRegisteredOnly,
  },
  fn: (door) => ({ ...door, isTurnedAway: isTurnedAway(door) }),
});

$redirect.on(guestRedirected, () => 'sent-home').on(offerSignIn, () => 'offered');

// GST-01…06
sample({
  clock: seen,
  filter: ({ isTurnedAway: isAway, redirect }) => isAway && redirect === 'none',
  target: guestRedirected,
});
sample({ clock: guestRedirected, target: markRedirect });
// AUT-20, after a sign-in and a new password. `loginHidden` clears `show`.
$dialogFlag.on(permissionTaken, (flag) => (flag === 'show' ? flag : 'none'));
sample({ clock: guestRedirected, fn: () => null, target: signedOutFlag.keep });
sample({
  clock: guestRedirected,
  source: $at,
  fn: ({ location: { path, search }, basename }) => ({
    to: `${basename}/?${new URLSearchParams({ loginRedirect: path + search }).toString()}`,
    replace: true,
  }),
  target: navigateFx,
});

// AUT-14
sample({
  clock: seen,
  filter: ({ info, isReading, flag, redirect, isForRegisteredOnly: isClosed }) =>
    redirect === 'sent-home' &&
    !isClosed &&
    !isReading &&
    (info.status === 'guest' || info.status === 'failed') &&
    flag === 'unified-guest-redirect',
  target: offerSignIn,
});
sample({ clock: offerSignIn, fn: () => ({ place: 'guest-redirect' }), target: openDrawer });

/** AUT-22, AUT-23: true while an account is being migrated and no dialog is open. */
const $isMoving = combine(
  $signInState,
  $dialogFlag,
  ({ status }, flag) => status === 'migrating' && flag !== 'show',
);

// RTE-27, RTE-28, ORD-02; the landing page has priority (MEM-05).
sample({
  clock: sampleStores({
    clock: permissionTaken,
    source: { at: $at, gate: $gate, isMoving: $isMoving },
  }).filterMap(({ at, gate, isMoving }) =>
    (isMoving || isDue(gate)) && canBeSent(at) ? undefined : wantedAfterSignIn(at),
  ),
  fn: (to) => ({ to, replace: false }),
  target: navigateFx,
});

// MEM-05, MEM-06, MEM-07: postpones the gate of a shopper in checkout to a later visit.
const gateDue = sample({ clock: gateFound, source: $at });
sample({ clock: gateDue, target: restGate });

const moving = sampleStores({
  clock: [whenLoaded('door'), migrationNeeded],
  source: { at: $at, gate: $gate, isMoving: $isMoving },
}).filterMap(({ at, gate, isMoving }) => (isMoving && gate.status !== 'pending' ? at : undefined));

sample({
  clock: [gateDue, moving],
  filter: canBeSent,
  fn: (at) => ({ to: landingFrom(at), replace: true }),
  target: navigateFx,
});

// RTE-27: opens the requested page once the gate is passed or postponed.
sample({
  clock: [gatePassed, putOffGate, leaveLanding],
  source: $at,
  filter: isLanding,
  fn: (at) => ({ to: targetAfterLanding(at), replace: true }),
  target: navigateFx,
});
