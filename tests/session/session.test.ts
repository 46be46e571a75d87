// @alone
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { appStarted } from '#src/ports/start.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import {
  $isRegistered,
  $orderId,
  $userInfo,
  $userType,
  $wishlistEntry,
  changeOrderId,
  changeWishlist,
  readUserInfo,
  readUserInfoFx,
} from '#src/session/model.ts';
import {
  deferred,
  environment,
  guest,
  namesOf,
  networkError,
  registered,
  shopScope,
} from './shop-scope.ts';

it('ROL-04 SES-01 reads user info at the start: the session is registered', async () => {
  const { scope, facts } = shopScope([readUserInfoFx, () => registered({ orderId: '77' })]);
  await allSettled(appStarted, { scope, params: { environment } });
  expect(scope.getState($userType)).toBe('registered');
  expect(scope.getState($isRegistered)).toBe(true);
  expect(scope.getState($orderId)).toBe('77');
  expect(facts).toContainEqual({
    name: 'session/userInfoLoaded',
    payload: { userType: 'registered' },
  });
  expect(namesOf(facts, 'session/')).toEqual(['session/userInfoLoaded']);
});

it('SES-02 stores userType in session storage after reading user info', async () => {
  const written: unknown[] = [];
  const { scope } = shopScope(
    [readUserInfoFx, () => guest()],
    [writeStorageFx, (params) => void written.push(params)],
  );
  await allSettled(readUserInfo, { scope });
  expect(written).toEqual([{ area: 'session', key: 'selvedge.userType', value: 'guest' }]);
});

it('fails the first read while the backend is down, and keeps earlier data after a later one', async () => {
  let isDown = true;
  const { scope, facts } = shopScope([
    readUserInfoFx,
    () => (isDown ? Promise.reject(networkError) : registered()),
  ]);
  await allSettled(readUserInfo, { scope });
  expect(scope.getState($userInfo)).toEqual({ status: 'failed' });
  isDown = false;
  await allSettled(readUserInfo, { scope });
  isDown = true;
  await allSettled(readUserInfo, { scope });
  expect(scope.getState($isRegistered)).toBe(true);
  expect(facts.at(-1)).toEqual({ name: 'session/userInfoFailed', payload: {} });
});

it('drops a stale read, and reads again', async () => {
  const answers = deferred<ReturnType<typeof guest>>();
  const { scope, facts } = shopScope([readUserInfoFx, answers.handler]);
  void allSettled(readUserInfo, { scope });
  void allSettled(readUserInfo, { scope });
  expect(answers.waiting).toBe(1);
  await answers.answer(guest('old'));
  expect(scope.getState($userInfo)).toEqual({ status: 'loading' });
  await answers.answer(guest('new'));
  expect(scope.getState($orderId)).toBe('new');
  expect(namesOf(facts, 'session/userInfoLoaded')).toHaveLength(1);
});

it('ENT-05 changes the wishlist entry and order id of user info', async () => {
  const { scope } = shopScope([readUserInfoFx, () => registered({ itemIds: ['RL0001RAW'] })]);
  await allSettled(readUserInfo, { scope });
  await allSettled(changeWishlist, { scope, params: { itemCount: 0, itemIds: [] } });
  await allSettled(changeOrderId, { scope, params: { orderId: '9' } });
  expect(scope.getState($wishlistEntry)).toEqual({ name: 'default', itemCount: 0, itemIds: [] });
  expect(scope.getState($orderId)).toBe('9');
});

it('WSH-02 has no wishlist entry for a guest', async () => {
  const { scope } = shopScope([readUserInfoFx, () => guest()]);
  await allSettled(readUserInfo, { scope });
  await allSettled(changeWishlist, { scope, params: { itemCount: 1, itemIds: ['RL0001RAW'] } });
  expect(scope.getState($wishlistEntry)).toBeNull();
});
