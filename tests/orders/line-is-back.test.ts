import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $orders } from '#src/orders/list/list-model.ts';
import { $order } from '#src/orders/order-model.ts';
import { connectionChanged } from '#src/ports/connection.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { liveShop } from '#tests/session/live-shop.ts';

async function at(path: string, search = '') {
  const { scope, shop, requests, signIn } = await liveShop();
  await signIn();
  shop.backend.setRules([{ on: 'GET /order*', then: 'unreachable' }]);
  const goesTo = async (to: string, query = '') => {
    const location = { path: to, search: query, hash: '', key: to };
    void allSettled(locationChanged, { scope, params: { location, action: 'push' } });
    await shop.settle();
  };
  await goesTo(path, search);
  return {
    scope,
    goesTo,
    requests,
    async lineIsBack() {
      shop.backend.setRules([]);
      requests();
      void allSettled(connectionChanged, { scope, params: { isOnline: true } });
      await shop.settle();
      return requests().filter((line) => line.includes('/order'));
    },
  };
}

it('RTE-04 reads failed orders again once online', async () => {
  const { scope, lineIsBack } = await at('/myaccount/orders');
  expect(scope.getState($orders).status).toBe('failed');
  expect(await lineIsBack()).toHaveLength(1);
  expect(scope.getState($orders).status).toBe('ready');
  expect(await lineIsBack()).toEqual([]);
});

it('RTE-02 reads a failed order again once online, but not after leaving it', async () => {
  const there = await at('/myaccount/orderdetails', '?orderId=701001');
  expect(there.scope.getState($order).status).toBe('failed');
  expect(await there.lineIsBack()).toHaveLength(1);
  expect(there.scope.getState($order).status).not.toBe('failed');
  const left = await at('/myaccount/orderdetails', '?orderId=701001');
  await left.goesTo('/wishlist');
  expect(await left.lineIsBack()).toEqual([]);
});
