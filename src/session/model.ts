import { sample } from 'effector';
import { array, boolean, integer, object, optional, string } from 'superstruct';
import { command, fact, input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { callFx } from '../ports/call.ts';
import { statusField, statusOf } from '../ports/errors.ts';
import { freshRead } from '../ports/fresh-read.ts';
import { appStarted } from '../ports/start.ts';
import { writeStorageFx } from '../ports/storage.ts';
import { createGuestCall, userInfoCall } from './api.ts';
import {
  UserInfoState,
  UserType,
  isKnown,
  knownUser,
  orderIdOf,
  userTypeOf,
  wishlistOf,
} from './session.ts';

export const readUserInfo = command('session/readUserInfo', nothing());
export const retryUserInfo = input('session/retryUserInfo', nothing());
export const changeWishlist = command(
  'session/changeWishlist',
  object({ itemCount: integer(), itemIds: array(string()) }),
);
export const changeOrderId = command('session/changeOrderId', object({ orderId: string() }));

export const userInfoLoaded = fact('session/userInfoLoaded', object({ userType: UserType }));
export const guestCreated = fact('session/guestCreated', nothing());
export const userInfoFailed = fact(
  'session/userInfoFailed',
  object({ status: optional(integer()) }),
);

export const readUserInfoFx = callFx(userInfoCall);
export const createGuestFx = callFx(createGuestCall);

export const $userInfo = state<UserInfoState>(
  'session/userInfo',
  { status: 'unknown' },
  UserInfoState,
);
const $isGuestTried = state('session/isGuestTried', false, boolean());

export const $userType = $userInfo.map(userTypeOf);
export const $isRegistered = $userType.map((userType) => userType === 'registered');
export const $orderId = $userInfo.map(orderIdOf);
export const $wishlistEntry = $userInfo.map(wishlistOf);

const { loaded, failed, $isUnderWay } = freshRead(
  'session/userInfoRead',
  readUserInfo,
  readUserInfoFx,
);
export const $isReadingUserInfo = $isUnderWay;

// SES-06: without a session the shop makes a guest, once, and asks again.
const refused = sample({
  clock: failed,
  source: $isGuestTried,
  fn: (isTried, error) => ({ needsGuest: !isTried && statusOf(error) === 401, error }),
});

$isGuestTried.on(createGuestFx, () => true).on([loaded, userInfoFailed], () => false);

$userInfo
  .on(readUserInfoFx, (info) => (isKnown(info) ? info : { status: 'loading' }))
  .on(loaded, (_, answer) => knownUser(answer))
  .on(userInfoFailed, (info, { status }) =>
    isKnown(info) && status !== 401
      ? info
      : { status: 'failed', ...(status !== undefined && { httpStatus: status }) },
  )
  .on(changeWishlist, (info, { itemCount, itemIds }) =>
    info.status === 'registered'
      ? { ...info, wishlist: { ...info.wishlist, itemCount, itemIds } }
      : info,
  )
  .on(changeOrderId, (info, { orderId }) => (isKnown(info) ? { ...info, orderId } : info));

sample({ clock: [appStarted, retryUserInfo], fn: () => undefined, target: readUserInfo });

sample({ clock: loaded, fn: ({ userType }) => ({ userType }), target: userInfoLoaded });
sample({
  clock: refused,
  filter: ({ needsGuest }) => needsGuest,
  fn: () => undefined,
  target: createGuestFx,
});
sample({ clock: createGuestFx.done, fn: () => undefined, target: guestCreated });
sample({ clock: guestCreated, target: readUserInfo });
sample({
  clock: [
    refused.filterMap(({ needsGuest, error }) => (needsGuest ? undefined : error)),
    createGuestFx.failData,
  ],
  fn: statusField,
  target: userInfoFailed,
});

// SES-02
sample({
  clock: userInfoLoaded,
  fn: ({ userType }) => ({ area: 'session' as const, key: 'selvedge.userType', value: userType }),
  target: writeStorageFx,
});
