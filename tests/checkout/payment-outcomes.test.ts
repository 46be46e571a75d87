import { expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import { TYPED_CARD, atPayment } from './at-payment.ts';

it('PAY-01 API-53 a good card makes the order, once, and the confirmation follows', async () => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  await shopper.payByCard();
  expect(shopper.payment()).toEqual({ status: 'idle' });
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});
