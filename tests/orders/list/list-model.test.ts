import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { OrderList } from '#src/orders/contract.ts';
import { forgetOrders } from '#src/orders/forget-model.ts';
import { $orders, openOrders, ordersFx, retryOrders } from '#src/orders/list/list-model.ts';
import { deferred, networkError, settle, shopScope } from '#tests/session/shop-scope.ts';
import { entry } from '../orders.ts';

function shop() {
  const reads = deferred<OrderList>();
  const seen = shopScope([ordersFx, reads.handler]);
  const { scope } = seen;
  return {
    ...seen,
    reads,
    shown: () => scope.getState($orders),
    async open(page: number) {
      void allSettled(openOrders, { scope, params: { page } });
      await settle();
    },
  };
}

it('API-29 RTE-04 the list comes page by page', async () => {
  const { open, reads, shown, calls } = shop();
  await open(1);
  expect(shown()).toEqual({ status: 'loading', page: 1 });
  await reads.answer({ orders: [entry('701002'), entry('701001')], total: 12 });
  expect(shown()).toMatchObject({ status: 'ready', page: 1, total: 12 });
  await open(2);
  expect(shown()).toEqual({ status: 'loading', page: 2 });
  expect(calls.map(({ payload }) => payload)).toEqual([{ page: 1 }, { page: 2 }]);
});

it('API-29 the answer of a page that was left is dropped', async () => {
  const { open, reads, shown } = shop();
  await open(1);
  await open(2);
  await reads.answer({ orders: [entry('1')], total: 11 });
  expect(shown()).toEqual({ status: 'loading', page: 2 });
  await reads.answer({ orders: [entry('2')], total: 11 });
  expect(shown()).toMatchObject({ page: 2, orders: [{ orderId: '2' }] });
});

it('RTE-04 a list that did not come can be asked for again; one that is there stays', async () => {
  const { open, reads, shown, scope } = shop();
  await open(3);
  await reads.fail(networkError);
  expect(shown()).toEqual({ status: 'failed', page: 3 });
  void allSettled(retryOrders, { scope });
  await settle();
  await reads.answer({ orders: [entry('1')], total: 21 });
  await open(3);
  await reads.fail(networkError);
  expect(shown().status).toBe('ready');
});

it('SES-13 the next shopper sees none of them', async () => {
  const { open, reads, shown, scope } = shop();
  await open(1);
  await reads.answer({ orders: [entry('1')], total: 1 });
  void allSettled(forgetOrders, { scope });
  expect(shown()).toEqual({ status: 'idle' });
});
