import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { Order } from '#src/orders/contract.ts';
import { $lookup, leaveLookup, lookUp, lookUpFx } from '#src/orders/lookup-model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { $lookupMinutes } from '#src/orders/throttle-model.ts';
import { deferred, settle, shopScope, throttledError } from '#tests/session/shop-scope.ts';
import { order } from './orders.ts';

const proof = { orderId: '701001', postcode: 'SW1A 1AA' };

function shop() {
  const looks = deferred<Order>();
  const waits = deferred<void>();
  const seen = shopScope([lookUpFx, looks.handler], [waitFx, waits.handler]);
  const { scope } = seen;
  return {
    ...seen,
    looks,
    waits,
    minutes: () => scope.getState($lookupMinutes),
    shown: () => scope.getState($lookup),
    async look(wish = proof) {
      void allSettled(lookUp, { scope, params: wish });
      await settle();
    },
    leave: () => void allSettled(leaveLookup, { scope }),
  };
}

it('ORD-03 sends once when pressed twice', async () => {
  const { look, looks } = shop();
  await look();
  await look({ ...proof, postcode: 'M1 1AE' });
  expect(looks.waiting).toBe(1);
});

it('ORD-03 drops an answer that arrives after the shopper has moved on', async () => {
  const { look, looks, shown, leave } = shop();
  await look();
  leave();
  await looks.answer(order());
  expect(shown()).toEqual({ status: 'asked' });
});

it.each(['', 'S201-7', '../1', '<b>'])('ORD-03 does not request “%s”', async (orderId) => {
  const { look, calls } = shop();
  await look({ ...proof, orderId });
  expect(calls).toEqual([]);
});

it('API-31 sends a captcha response once, and does not store it', async () => {
  const { look, looks, shown, calls, minutes } = shop();
  await look();
  await looks.fail(throttledError(90));
  const proven = { ...proof, captcha: 'an-answer' };
  await look(proven);
  expect(calls.at(-1)).toEqual({ name: 'http/orders.byPostcode', payload: proven });
  expect(shown()).toEqual({ status: 'looking', ...proof });
  expect(minutes()).toBeNull();
  await looks.answer(order());
  expect(shown()).toEqual({ status: 'found', order: order(), postcode: proof.postcode });
});
