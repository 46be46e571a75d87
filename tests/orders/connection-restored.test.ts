import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $orders } from '#src/orders/list/list-model.ts';
import { connectionChanged } from '#src/ports/connection.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { liveShop } from '#tests/session/live-shop.ts';

it('RTE-04 reads failed orders again once online', async () => {
  const { scope, shop, requests, signIn } = await liveShop();
  await signIn();
  shop.backend.setRules([{ on: 'GET /order*', then: 'unreachable' }]);
  const location = { path: '/myaccount/orders', search: '', hash: '', key: 'orders' };
  void allSettled(locationChanged, { scope, params: { location, action: 'push' } });
  await shop.settle();
  expect(scope.getState($orders).status).toBe('failed');
  shop.backend.setRules([]);
  requests();
  void allSettled(connectionChanged, { scope, params: { isOnline: true } });
  await shop.settle();
  expect(requests().filter((line) => line.includes('/order'))).toHaveLength(1);
  expect(scope.getState($orders).status).toBe('ready');
});
