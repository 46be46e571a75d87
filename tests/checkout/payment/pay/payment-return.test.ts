import { expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import { $choice, chooseMethod } from '#src/checkout/payment/methods/methods-model.ts';
import { pay } from '#src/checkout/payment/pay/pay-model.ts';
import { acceptTerms } from '#src/checkout/payment/pay/terms-model.ts';
import { $location, locationChanged } from '#src/ports/navigation.ts';
import { readReturn } from '#src/ports/provider-return.ts';
import { atPayment } from '../../at-payment.ts';

type Shopper = Awaited<ReturnType<typeof atPayment>>;

/** The shopper is at a provider's, and comes back with its word. */
async function comeBack(shopper: Shopper, redirectResult?: string) {
  const { departures, bring, send, orderId } = shopper;
  const { fields = {} } = departures.at(-1) ?? {};
  const { returnPath = '', paymentId = '' } = fields;
  const { pathname: path, search } = new URL(returnPath, 'http://shop.example');
  if (redirectResult !== undefined) bring({ paymentId, redirectResult });
  expect(search).toBe(`?order=${orderId}`);
  const location = { path, search, hash: '', key: 'back' };
  await send(locationChanged, { location, action: 'push' as const });
}

async function gone(method: string) {
  const shopper = await atPayment();
  await shopper.send(chooseMethod, { method });
  await shopper.send(acceptTerms, { isAccepted: true });
  if (method === 'creditCard') await shopper.payByCard('4000000000003220');
  else await shopper.send(pay, { saveCard: false });
  return shopper;
}

it.each([
  ['creditCard', '/provider/challenge'],
  ['paypal', '/provider/paypal'],
  ['klarnaPayLater', '/provider/klarna'],
])('API-53 %s goes on at %s, and no secret of it is logged', async (method, url) => {
  const shopper = await gone(method);
  expect(shopper.departures).toMatchObject([{ url, method: 'GET' }]);
  expect(shopper.payment()).toMatchObject({ status: 'leaving', orderId: shopper.orderId });
  expect(shopper.session.trace()).not.toContain(url);
  expect(shopper.orders()).toEqual([]);
});

it.each(['passed', 'pending'])(
  'API-54 PAY-01 who comes back with “%s” has ordered',
  async (result) => {
    const shopper = await gone('paypal');
    await comeBack(shopper, result);
    expect(shopper.orders()).toEqual([shopper.orderId]);
    expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
    expect(shopper.session.trace()).not.toContain(`"redirectResult":"${result}"`);
    expect(verifyTrace(readTrace(shopper.session.trace())).divergence).toBeUndefined();
  },
);

it.each([
  ['refused', 'refused'],
  ['anything else', 'refused'],
  ['cancelled', 'cancelled'],
])('API-54 PAY-04 who comes back with “%s” has not, and may pay again', async (result, reason) => {
  const shopper = await gone('creditCard');
  await comeBack(shopper, result);
  expect(shopper.payment()).toEqual({ status: 'failed', reason });
  expect(shopper.scope.getState($choice)).toEqual({ method: 'creditCard' });
  expect(shopper.scope.getState($location).search).toBe('');
  await shopper.payByCard();
  expect(shopper.orders()).toEqual([shopper.orderId]);
});

it('API-55 a page that is loaded anew without a word cancels what was begun', async () => {
  const kept = { orderId: 'ORDER', method: 'paypal', paymentId: 'P9' };
  const shopper = await atPayment({ kept });
  expect(shopper.count('PUT /payments/cancel')).toBe(1);
  expect(shopper.payment()).toEqual({ status: 'failed', reason: 'cancelled' });
  expect(shopper.scope.getState($choice)).toEqual({ method: 'paypal' });
});

it('API-54 in another tab the provider’s word is as good', async () => {
  const shopper = await atPayment({
    isAtPaypal: true,
    search: '?order=ORDER',
    brought: { paymentId: 'P1', redirectResult: 'passed' },
  });
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

it('API-54 a word about a payment that nobody made is no order', async () => {
  const shopper = await atPayment({
    search: '?order=ORDER',
    brought: { paymentId: 'P99', redirectResult: 'passed' },
  });
  expect(shopper.orders()).toEqual([]);
  expect(shopper.payment()).toEqual({ status: 'failed', reason: 'interrupted' });
});

it.each([
  '{',
  '[]',
  '{"orderId":"../../x","method":"creditCard"}',
  '{"orderId":"1","method":"<b>"}',
  'null',
])('what is in the storage is believed only as far as it can be (%s)', async (text) => {
  const shopper = await atPayment({ keptText: text });
  expect(shopper.payment()).toEqual({ status: 'idle' });
});

it.each([
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
])('RTE-13 of an address only what a provider can have written is taken', (search, taken) => {
  expect(readReturn(new Map(Object.entries(search)))).toEqual(taken);
});
