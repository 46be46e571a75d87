// @alone
import { allSettled } from 'effector';
import { expect, it } from 'vitest';

import {
  $isRegistered,
  $orderId,
  $userInfo,
  $wishlistEntry,
  changeWishlist,
  readUserInfo,
  readUserInfoFx,
} from '#src/session/model.ts';
import { deferred, guest, namesOf, networkError, registered, shopScope } from './shop-scope.ts';

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

it('WSH-02 has no wishlist entry for a guest', async () => {
  const { scope } = shopScope([readUserInfoFx, () => guest()]);
  await allSettled(readUserInfo, { scope });
  await allSettled(changeWishlist, { scope, params: { itemCount: 1, itemIds: ['RL0001RAW'] } });
  expect(scope.getState($wishlistEntry)).toBeNull();
});
