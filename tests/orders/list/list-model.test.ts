import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { OrderList } from '#src/orders/contract.ts';
import { forgetOrders } from '#src/orders/forget-model.ts';
import { $orders, openOrders, ordersFx } from '#src/orders/list/list-model.ts';
import { deferred, settle, shopScope } from '#tests/session/shop-scope.ts';
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

it('API-29 drops the answer of a page that was left', async () => {
  const { open, reads, shown } = shop();
  await open(1);
  await open(2);
  await reads.answer({ orders: [entry('1')], total: 11 });
  expect(shown()).toEqual({ status: 'loading', page: 2 });
  await reads.answer({ orders: [entry('2')], total: 11 });
  expect(shown()).toMatchObject({ page: 2, orders: [{ orderId: '2' }] });
});

it('SES-13 shows none of them to the next shopper', async () => {
  const { open, reads, shown, scope } = shop();
  await open(1);
  await reads.answer({ orders: [entry('1')], total: 1 });
  void allSettled(forgetOrders, { scope });
  expect(shown()).toEqual({ status: 'idle' });
});
