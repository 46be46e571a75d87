import { expect, it } from 'vitest';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import { $bagCount, readFailed } from '#src/cart/bag/bag-model.ts';
import { payCall, paymentDetailsCall } from '#src/checkout/payment/api.ts';
import { $orderId } from '#src/session/model.ts';
import { variantOf } from '../../harness/backend/client.ts';
import type { callsOver } from '../../harness/backend/shop-calls.ts';
import { atPayment } from '../at-payment.ts';

type Other = ReturnType<typeof callsOver>;

/** Another tab pays the order by PayPal and adds an item to the new bag. */
async function boughtElsewhere({ perform }: Other, orderId: string) {
  const wish = { orderId, method: 'paypal' as const, saveCard: false, giftCards: [] };
  const { paymentId } = await perform(payCall, { ...wish, returnPath: '/checkout/payment' });
  const details = { redirectResult: 'passed' };
  await perform(paymentDetailsCall, { orderId, paymentId, details });
  const piece = { variantId: variantOf('RL0101RIN', 1), quantity: 2, cin: '', sfid: '' };
  await perform(addItemCall, { ...piece, optIn: 'false' });
  return { paymentId, ...details };
}

it('PAY-01 a second return from the provider keeps the bag started since', async () => {
  const { scope, orderId, orders, visited } = await atPayment({
    before: boughtElsewhere,
    search: '?order=ORDER',
  });
  expect(visited).toContain(`/ordershippingbillingconfirmationview?orderId=${orderId}`);
  expect(orders()).toEqual([orderId]);
  expect(scope.getState($orderId)).not.toBe('0');
  expect(scope.getState($bagCount)).toBe(2);
});

it('PAY-01 CRT-07 empties the bag after the order, even where bags are no longer read', async () => {
  const shopper = await atPayment();
  const { scope, orderId } = shopper;
  expect(scope.getState($bagCount)).toBe(1);
  await shopper.readyWithCard();
  await shopper.send(readFailed, { read: 'miniBag' as const, reason: 'http', status: 401 });
  await shopper.payByCard();
  expect(shopper.orders()).toEqual([orderId]);
  expect(scope.getState($orderId)).toBe('0');
  expect(scope.getState($bagCount)).toBe(0);
});
