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
import { openOrder, orderFx } from '#src/orders/order-model.ts';
import { deferred, networkError, settle, shopScope } from '#tests/session/shop-scope.ts';
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

it('API-33 sends nothing without confirmation', async () => {
  const { ask, confirm, keep, sent } = await shop();
  await confirm();
  ask();
  keep();
  await confirm();
  expect(sent()).toEqual([]);
});

it('API-33 cannot be closed while pending, and finds the order cancelled after a lost answer', async () => {
  const { ask, confirm, keep, cancels, becomes, shown, facts } = await shop();
  ask();
  await confirm();
  keep();
  ask();
  becomes('cancelled');
  await cancels.fail(networkError);
  expect(shown()).toEqual({ status: 'closed' });
  expect(facts.map(({ name }) => name)).toContain('orders/orderCancelled');
});
