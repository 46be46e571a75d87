import { expect, it } from 'vitest';

import {
  $globalErrorHandlerMessage,
  $isFullPageLoaderShowing,
} from '#src/checkout/payment/pay/payment-model.ts';

import { locationChanged } from '#src/ports/navigation.ts';
import { makeNonce } from '#src/ports/nonce.ts';
import { type ProviderReturn, readReturn } from '#src/ports/provider-return.ts';
import { atPayment } from '../../at-payment.ts';

const READS = ['GET /cart/@self/minibag', 'GET /cart/@self/custom_cart_details'];

it('PAY-01 does not pay an order again that another tab has paid; both show the same order', async () => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  await shopper.paysElsewhere();
  await shopper.payByCard();
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(Object.keys(shopper.backend.world().state.purchase.payments)).toHaveLength(1);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

it('PAY-03 a payment answered 401 whose session cannot be renewed reads no bag', async () => {
  const then = { status: 503, errorKey: '_ERR_GENERIC' };
  const shopper = await atPayment({
    rules: [{ on: 'POST /guestidentity', call: 2, times: 9, then }],
  });
  await shopper.readyWithCard();
  const before = READS.map(shopper.count);
  await shopper.payByCard('4000000000009235');
  expect(shopper.payment()).toEqual({ status: 'failed', reason: 'unauthorised' });
  expect(READS.map(shopper.count)).toEqual(before);
});

it('PAY-01 SES-07 pays once although the guest’s session ends at the payment', async () => {
  const rules = [{ on: 'POST /payments', call: 1, then: { end: 'time' } }] as const;
  const shopper = await atPayment({ rules });
  await shopper.readyWithCard();
  await shopper.payByCard();
  expect(shopper.count('POST /payments')).toBe(2);
  expect(shopper.orders()).toEqual([shopper.orderId]);
});

it('API-57 the backend logs a technical failure, but no refusal', async () => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  await shopper.payByCard('4000000000000002');
  expect(shopper.count('POST /logging/frontend')).toBe(0);
  await shopper.payByCard('4000000000000341');
  expect(shopper.count('POST /logging/frontend')).toBe(1);
});

it('CHK-12 ENT-24 a refused payment stores its message, and hides the loader', async () => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  await shopper.payByCard('4000000000000002');
  const { scope } = shopper;
  expect(scope.getState($globalErrorHandlerMessage)).toBe('checkout:pay.failed.refused');
  expect(scope.getState($isFullPageLoaderShowing)).toBe(false);
});

it('API-54 a return URL that is opened twice in a tab counts once', async () => {
  const shopper = await atPayment();
  await shopper.readyWithCard();
  await shopper.payByCard('4000000000003220');
  const { returnPath = '', paymentId = '' } = shopper.departures.at(-1)?.fields ?? {};
  const { pathname: path, searchParams } = new URL(returnPath, 'http://shop.example');
  const nonce = searchParams.get('nonce') ?? '';
  for (const redirectResult of ['refused', 'passed']) {
    shopper.bring({ paymentId, redirectResult, nonce });
    const location = { path, search: `?order=${shopper.orderId}`, hash: '', key: redirectResult };
    await shopper.send(locationChanged, { location, action: 'push' as const });
  }
  expect(shopper.count('POST /payments/details')).toBe(1);
  expect(shopper.orders()).toEqual([]);
});

it('API-53 each nonce is new and has 32 hexadecimal digits', async () => {
  const made = await Promise.all([makeNonce(), makeNonce()]);
  expect(made[0]).toMatch(/^[\da-f]{32}$/);
  expect(new Set(made).size).toBe(2);
});

it.each<[Record<string, string>, ProviderReturn]>([
  [
    { paymentId: 'P1', redirectResult: 'passed' },
    { paymentId: 'P1', redirectResult: 'passed' },
  ],
  [
    { token: 'EC-P1', PayerID: 'PAYER123' },
    { token: 'EC-P1', payerId: 'PAYER123' },
  ],
  [
    { token: 'EC-P1', payerId: 'PAYER123' },
    { token: 'EC-P1', payerId: 'PAYER123' },
  ],
  [{ paymentId: '<script>', redirectResult: 'a b' }, {}],
  [{ paymentId: 'x'.repeat(41), token: 'x'.repeat(600) }, {}],
  [{ paymentId: '', redirectResult: '' }, {}],
])('RTE-13 accepts only well-formed return parameters from a URL: %j', (search, taken) => {
  expect(readReturn(new Map(Object.entries(search)))).toEqual(taken);
});
