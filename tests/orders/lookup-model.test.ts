import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { Order } from '#src/orders/contract.ts';
import { $lookup, leaveLookup, lookUp, lookUpFx } from '#src/orders/lookup-model.ts';
import { deferred, httpError, networkError, settle, shopScope } from '#tests/session/shop-scope.ts';
import { order } from './orders.ts';

const proof = { orderId: '701001', postcode: 'SW1A 1AA' };

function shop() {
  const looks = deferred<Order>();
  const seen = shopScope([lookUpFx, looks.handler]);
  const { scope } = seen;
  return {
    ...seen,
    looks,
    shown: () => scope.getState($lookup),
    async look(wish = proof) {
      void allSettled(lookUp, { scope, params: wish });
      await settle();
    },
    leave: () => void allSettled(leaveLookup, { scope }),
  };
}

it('ORD-03 ORD-04 API-31 an order is found by number and postcode', async () => {
  const { look, looks, shown, calls } = shop();
  await look();
  expect(calls).toEqual([{ name: 'http/orders.byPostcode', payload: proof }]);
  await looks.answer(order());
  expect(shown()).toMatchObject({ status: 'found', order: { orderId: '701001' } });
});

it('ORD-03 pressing twice asks once', async () => {
  const { look, looks } = shop();
  await look();
  await look({ ...proof, postcode: 'M1 1AE' });
  expect(looks.waiting).toBe(1);
});

it.each([
  [404, 'unknown'],
  [400, 'unknown'],
  [500, 'unreachable'],
])('ORD-04 %i: number and postcode are not told apart', async (status, reason) => {
  const { look, looks, shown } = shop();
  await look();
  await looks.fail(httpError(status, status === 500 ? '_ERR_GENERIC' : '_ERR_ORDER_NOT_FOUND'));
  expect(shown()).toEqual({ status: 'failed', reason });
});

it('ORD-03 without an answer nothing is said of the order', async () => {
  const { look, looks, shown } = shop();
  await look();
  await looks.fail(networkError);
  expect(shown()).toEqual({ status: 'failed', reason: 'unreachable' });
});

it('ORD-03 what came too late for somebody who went on is dropped', async () => {
  const { look, looks, shown, leave } = shop();
  await look();
  leave();
  await looks.answer(order());
  expect(shown()).toEqual({ status: 'asked' });
});

it.each(['', 'S201-7', '../1', '<b>'])('ORD-03 “%s” is not even asked for', async (orderId) => {
  const { look, calls } = shop();
  await look({ ...proof, orderId });
  expect(calls).toEqual([]);
});
