import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import {
  $cancel,
  askCancel,
  cancelByPostcodeFx,
  cancelOrder,
  cancelOrderFx,
  keepOrder,
} from '#src/orders/document/cancel-model.ts';
import { lookUp, lookUpFx } from '#src/orders/lookup-model.ts';
import { $order, openOrder, orderFx } from '#src/orders/order-model.ts';
import { deferred, httpError, networkError, settle, shopScope } from '#tests/session/shop-scope.ts';
import { order } from '../orders.ts';

const orderId = '701001';
const proof = { orderId, postcode: 'SW1A 1AA' };

async function shop() {
  const cancels = deferred<void>();
  let status = 'processing';
  const read = () => order({ status, canCancel: status === 'processing' });
  const seen = shopScope(
    [cancelOrderFx, cancels.handler],
    [cancelByPostcodeFx, cancels.handler],
    [orderFx, read],
    [lookUpFx, read],
  );
  const { scope, facts, calls } = seen;
  await allSettled(openOrder, { scope, params: { ref: { orderId, place: 'online' } } });
  await allSettled(lookUp, { scope, params: proof });
  facts.length = 0;
  calls.length = 0;
  return {
    ...seen,
    cancels,
    shown: () => scope.getState($cancel),
    ask: (by: 'session' | 'postcode' = 'session') =>
      void allSettled(askCancel, { scope, params: { orderId, by } }),
    async confirm() {
      void allSettled(cancelOrder, { scope });
      await settle();
    },
    keep: () => void allSettled(keepOrder, { scope }),
    becomes: (next: string) => {
      status = next;
    },
    sent: () => calls.filter(({ name }) => name.startsWith('http/orders.cancel')),
  };
}

it('API-33 an order is cancelled after it was asked back, and read anew', async () => {
  const { ask, confirm, cancels, becomes, shown, sent, facts, scope } = await shop();
  ask();
  expect(sent()).toEqual([]);
  await confirm();
  expect(sent()).toEqual([{ name: 'http/orders.cancel', payload: { orderId } }]);
  becomes('cancelled');
  await cancels.answer();
  expect(shown()).toEqual({ status: 'closed' });
  expect(facts).toContainEqual({ name: 'orders/orderCancelled', payload: { orderId } });
  expect(scope.getState($order)).toMatchObject({ order: { status: 'cancelled' } });
});

it('API-34 ORD-05 a guest cancels with the postcode that found the order', async () => {
  const { ask, confirm, cancels, sent } = await shop();
  ask('postcode');
  await confirm();
  expect(sent()).toEqual([{ name: 'http/orders.cancelByPostcode', payload: proof }]);
  await cancels.answer();
});

it('API-33 pressing twice sends once, and while it is sent there is no way back', async () => {
  const { ask, confirm, keep, sent, shown } = await shop();
  ask();
  await confirm();
  await confirm();
  keep();
  ask();
  expect(sent()).toHaveLength(1);
  expect(shown().status).toBe('sending');
});

it('API-33 nothing is sent without having been asked', async () => {
  const { ask, confirm, keep, sent } = await shop();
  await confirm();
  ask();
  keep();
  await confirm();
  expect(sent()).toEqual([]);
});

it('API-33 what was sent meanwhile cannot be cancelled: that is said, and the order read anew', async () => {
  const { ask, confirm, cancels, becomes, shown, sent, scope } = await shop();
  ask();
  await confirm();
  becomes('shipped');
  await cancels.fail(httpError(400, '_ERR_ORDER_NOT_CANCELLABLE'));
  expect(shown()).toMatchObject({ status: 'failed', reason: 'too-late' });
  expect(scope.getState($order)).toMatchObject({ order: { status: 'shipped' } });
  await confirm();
  expect(sent()).toHaveLength(1);
});

it('API-33 without an answer it can be tried again', async () => {
  const { ask, confirm, cancels, shown, sent } = await shop();
  ask();
  await confirm();
  await cancels.fail(networkError);
  expect(shown()).toMatchObject({ status: 'failed', reason: 'failed' });
  await confirm();
  expect(sent()).toHaveLength(2);
});

it('API-33 where the answer was lost, the order says that it is cancelled', async () => {
  const { ask, confirm, cancels, becomes, shown, facts } = await shop();
  ask();
  await confirm();
  becomes('cancelled');
  await cancels.fail(networkError);
  expect(shown()).toEqual({ status: 'closed' });
  expect(facts.map(({ name }) => name)).toContain('orders/orderCancelled');
});
