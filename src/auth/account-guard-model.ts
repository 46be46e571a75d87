import { combine, sample } from 'effector';
import { enums } from 'superstruct';
import { command, fact, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { pathBelow, sitePathOf } from '../kernel/site-path.ts';
import { $location, navigateFx } from '../ports/navigation.ts';
import { $rememberedType } from '../session/expiry-model.ts';
import { signedOutFlag } from '../session/kept-model.ts';
import { $isReadingUserInfo, $userInfo } from '../session/model.ts';
import { $basename } from '../store-config/model.ts';
import { $dialogFlag, markRedirect } from './dialog-model.ts';
import { isForRegisteredOnly, isTurnedAway } from './guest-redirect.ts';
import { openDrawer } from './model.ts';
import { signInFinished, visitorSeen } from './incoming.ts';

export const guestRedirected = fact('auth/guestRedirected', nothing());

/** RTE-05 */
const ORDER_LOOKUP = '/services/view-order';

const offerSignIn = command('auth/offerSignIn', nothing());

/** GST-06: what has been done for a guest at the account's door, once in a page's life. */
const $redirect = state('auth/redirect', 'none', enums(['none', 'sent-home', 'offered']));

const $isForRegisteredOnly = combine($location, $basename, ({ path }, basename) =>
  isForRegisteredOnly(pathBelow(path, basename)),
);

const seen = sample({
  clock: visitorSeen,
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
sample({ clock: guestRedirected, fn: () => null, target: signedOutFlag.keep });
sample({
  clock: guestRedirected,
  source: { location: $location, basename: $basename },
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
    flag !== 'show',
  target: offerSignIn,
});
sample({ clock: offerSignIn, fn: () => ({ place: 'guest-redirect' }), target: openDrawer });

// RTE-27, RTE-28, ORD-02
sample({
  clock: sample({
    clock: signInFinished,
    source: { location: $location, basename: $basename },
  }).filterMap(({ location: { path, search }, basename }) => {
    const isLookup = pathBelow(path, basename).toLowerCase() === ORDER_LOOKUP;
    const wanted = sitePathOf(new URLSearchParams(search).get('loginRedirect'));
    return wanted ?? (isLookup ? `${basename}/myaccount/orders` : undefined);
  }),
  fn: (to) => ({ to, replace: false }),
  target: navigateFx,
});
