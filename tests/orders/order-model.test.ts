import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { Order } from '#src/orders/contract.ts';
import { forgetOrders } from '#src/orders/shopper-model.ts';
import { $order, openOrder, orderFx, refreshOrder, retryOrder } from '#src/orders/order-model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { $receipt, inStoreOrderFx, showReceipt } from '#src/orders/receipt-model.ts';
import type { OrderRef } from '#src/orders/order.ts';
import { deferred, httpError, networkError, settle, shopScope } from '#tests/session/shop-scope.ts';
import { order } from './orders.ts';

function shop() {
  const reads = deferred<Order>();
  const shopReads = deferred<Order>();
  const seen = shopScope(
    [orderFx, reads.handler],
    [inStoreOrderFx, shopReads.handler],
    [waitFx, () => new Promise(() => {})],
  );
  const { scope } = seen;
  return {
    ...seen,
    reads,
    shopReads,
    shown: () => scope.getState($order),
    async open(orderId: string, place: OrderRef['place'] = 'online') {
      void allSettled(openOrder, { scope, params: { ref: { orderId, place } } });
      await settle();
    },
    async refresh() {
      void allSettled(refreshOrder, { scope });
      await settle();
    },
    receipt: () => scope.getState($receipt),
    async prove(params: { orderId: string; total: string }) {
      void allSettled(showReceipt, { scope, params });
      await settle();
    },
    retry: () => void allSettled(retryOrder, { scope }),
    forget: () => void allSettled(forgetOrders, { scope }),
  };
}

it('ORD-06 drops a receipt’s order if another order was opened meanwhile', async () => {
  const { open, prove, shopReads, shown } = shop();
  await open('S201-7', 'shop');
  await prove({ orderId: 'S201-7', total: '79.90' });
  await open('S201-8', 'shop');
  await shopReads.answer(order({ orderId: 'S201-7' }));
  expect(shown()).toEqual({ status: 'asked', orderId: 'S201-8' });
});

it.each(['701001', 'nonsense'])('ORD-06 rejects the receipt number %s', async (orderId) => {
  const { prove, calls } = shop();
  await prove({ orderId, total: '79.90' });
  expect(calls).toEqual([]);
});

it.each([
  ['an unknown order or another shopper’s', httpError(400, '_ERR_ORDER_NOT_FOUND'), 'missing'],
  ['404', httpError(404), 'missing'],
  ['500', httpError(500), 'failed'],
  ['no answer', networkError, 'failed'],
  ['401', httpError(401), 'failed'],
])('API-30 shows as missing or failed: %s', async (_, error, status) => {
  const { open, reads, shown } = shop();
  await open('701001');
  await reads.fail(error);
  expect(shown()).toEqual({ status, orderId: '701001' });
});

it('ORD-01 keeps the shown order if a reload fails, and shows it at once on return', async () => {
  const { open, refresh, reads, shown } = shop();
  await open('701001');
  await reads.answer(order());
  await refresh();
  await reads.fail(networkError);
  expect(shown().status).toBe('ready');
  await open('701001');
  expect(shown().status).toBe('ready');
  expect(reads.waiting).toBe(1);
});
