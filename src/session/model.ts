import { sample } from 'effector';
import { array, integer, object, optional, string } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload } from '../kernel/struct.ts';
import { answersOutdated } from '../ports/connection.ts';
import { forgetShopperFx } from '../ports/storage/forget.ts';
import { callFx } from '../ports/http/call.ts';
import { statusField } from '../ports/http/errors.ts';
import { query } from '../ports/http/query.ts';
import { reloadFx } from '../ports/navigation.ts';
import { pageShownAgain, appStarted } from '../ports/start.ts';
import { tabMessageReceived } from '../ports/tabs.ts';
import { userInfoCall } from './api.ts';
import { storedUserType } from './stored-session-model.ts';
import { resumed, applySessionEvent } from './lifecycle-model.ts';
import { type Since, nextUserOf } from './lifecycle.ts';
import {
  UserInfoState,
  UserType,
  isKnown,
  knownUser,
  orderIdOf,
  userTypeOf,
  wishlistOf,
} from './session.ts';

feature('core');

export const readUserInfo = command('session/readUserInfo', noPayload());
export const retryUserInfo = input('session/retryUserInfo', noPayload());
export const changeWishlist = command(
  'session/changeWishlist',
  object({ itemCount: integer(), itemIds: array(string()) }),
);
export const changeOrderId = command('session/changeOrderId', object({ orderId: string() }));

export const userInfoLoaded = fact('session/userInfoLoaded', object({ userType: UserType }));
export const userInfoFailed = fact(
  'session/userInfoFailed',
  object({ status: optional(integer()) }),
);

/** The shopper signed out in another tab: no sign-in dialog follows. */
export const signedOutElsewhere = fact('session/signedOutElsewhere', noPayload());

export const readUserInfoFx = callFx(userInfoCall);

export const $userInfo = state<UserInfoState>(
  'session/userInfo',
  { status: 'unknown' },
  UserInfoState,
);

export const $userType = $userInfo.map(userTypeOf);
export const $isRegistered = $userType.map((userType) => userType === 'registered');
export const $orderId = $userInfo.map(orderIdOf);
export const $wishlistEntry = $userInfo.map(wishlistOf);

const {
  doneData: loaded,
  failData: failed,
  $isUnderWay,
} = query('session/userInfoRead', { start: readUserInfo, readFx: readUserInfoFx });
export const $isReadingUserInfo = $isUnderWay;

$userInfo
  .on(readUserInfoFx, (info) => (isKnown(info) ? info : { status: 'loading' }))
  .on(loaded, (_, answer) => knownUser(answer))
  .on(signedOutElsewhere, () => ({ status: 'loading' }))
  .on(tabMessageReceived, (info, { kind }) =>
    kind === 'session-changed' && isKnown(info) ? { ...info, isInDoubt: true } : info,
  )
  .on(pageShownAgain, (info) => (isKnown(info) ? { ...info, isInDoubt: true } : info))
  // Drops one person's data before another's is known (SES-13).
  .on(applySessionEvent, (info, step) =>
    isKnown(info) && (nextUserOf(step) ?? info.userId) !== info.userId
      ? { status: 'loading' }
      : info,
  )
  .on(userInfoFailed, (info, { status }) =>
    isKnown(info) && !info.isInDoubt && status !== 401
      ? info
      : { status: 'failed', ...(status !== undefined && { httpStatus: status }) },
  )
  .on(changeWishlist, (info, { itemCount, itemIds }) =>
    info.status === 'registered'
      ? { ...info, wishlist: { ...info.wishlist, itemCount, itemIds } }
      : info,
  )
  .on(changeOrderId, (info, { orderId }) => (isKnown(info) ? { ...info, orderId } : info));

sample({
  clock: tabMessageReceived,
  filter: ({ kind }) => kind === 'signed-out',
  target: signedOutElsewhere,
});
// Reloads, to drop all data of the signed-out shopper.
sample({ clock: signedOutElsewhere, target: forgetShopperFx });
sample({ clock: forgetShopperFx.finally, target: reloadFx });
sample({ clock: [appStarted, retryUserInfo, answersOutdated], target: readUserInfo });
sample({ clock: loaded, fn: ({ userType }) => ({ userType }), target: userInfoLoaded });
sample({ clock: failed, fn: statusField, target: userInfoFailed });

// SES-02
sample({
  clock: userInfoLoaded,
  fn: ({ userType }) => userType,
  target: storedUserType.keep,
});

const BY_SIGN_IN: readonly Since[] = ['signed-in', 'other-person'];

// Another session may have another user. A held read is repeated anyway.
sampleStores({
  clock: resumed,
  source: { info: $userInfo, isUnderWay: $isUnderWay },
  filter: ({ info, isUnderWay }, { since }) =>
    BY_SIGN_IN.includes(since) ||
    (!isUnderWay && (since !== 'renewal-failed' || info.status === 'loading')),
  target: readUserInfo,
});
