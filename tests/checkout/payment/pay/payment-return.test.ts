import type { MethodCode } from '#src/commerce/payment-methods.ts';
import { describe, expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { $choice, chooseMethod } from '#src/checkout/payment/methods/methods-model.ts';
import { pay } from '#src/checkout/payment/pay/pay-model.ts';
import { acceptTerms } from '#src/checkout/payment/pay/terms-model.ts';
import { makeNonce } from '#src/ports/nonce.ts';
import { $location, locationChanged } from '#src/ports/navigation.ts';
import { type ProviderReturn, readReturn } from '#src/ports/provider-return.ts';
import { atPayment } from '../../at-payment.ts';

type Shopper = Awaited<ReturnType<typeof atPayment>>;

/** The shopper is at a provider's, and comes back with its word. */
async function comeBack(shopper: Shopper, redirectResult?: string, forged: ProviderReturn = {}) {
  const { departures, bring, send, orderId } = shopper;
  const { fields = {} } = departures.at(-1) ?? {};
  const { returnPath = '', paymentId = '' } = fields;
  const { pathname: path, searchParams } = new URL(returnPath, 'http://shop.example');
  const nonce = searchParams.get('nonce') ?? '';
  expect(nonce).not.toBe('');
  expect(searchParams.get('order')).toBe(orderId);
  const search = `?order=${orderId}`; // The rest is taken out of the address.
  if (redirectResult !== undefined) bring({ paymentId, redirectResult, nonce, ...forged });
  const location = { path, search, hash: '', key: 'back' };
  await send(locationChanged, { location, action: 'push' as const });
}

async function gone(method: MethodCode) {
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
] as const)('API-53 %s goes on at %s, and no secret of it is logged', async (method, url) => {
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
    expect(verifyAtHand(readTrace(shopper.session.trace())).divergence).toBeUndefined();
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

const KEPT = { orderId: 'ORDER', method: 'paypal', paymentId: 'P1', nonce: 'mine' };
const WORD = { paymentId: 'P1', redirectResult: 'passed' };

it('API-54 who comes back to the tab that they left has ordered, though its page is another', async () => {
  const shopper = await atPayment({
    isAtPaypal: true,
    kept: KEPT,
    search: '?order=ORDER',
    brought: { ...WORD, nonce: 'mine' },
  });
  expect(shopper.orders()).toEqual([shopper.orderId]);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

describe.each(['passed', 'refused', 'cancelled'])(
  'a link that says “%s” decides nothing, and the order is asked for',
  (redirectResult) => {
    it.each<[string, { kept?: object; search?: string; brought: ProviderReturn }]>([
      ['no payment was begun in this tab', { brought: WORD }],
      ['nor with a nonce', { brought: { ...WORD, nonce: 'mine' } }],
      ['it has another nonce', { kept: KEPT, brought: { ...WORD, nonce: 'guessed' } }],
      ['it has none', { kept: KEPT, brought: WORD }],
      [
        'the tab has none',
        { kept: { ...KEPT, nonce: undefined }, brought: { ...WORD, nonce: 'mine' } },
      ],
      ['of another payment', { kept: KEPT, brought: { paymentId: 'P2', nonce: 'mine' } }],
      ['of another order', { kept: KEPT, search: '?order=1', brought: { ...WORD, nonce: 'mine' } }],
      ['of no order', { kept: KEPT, search: '', brought: { ...WORD, nonce: 'mine' } }],
    ])('API-54 PAY-01 RTE-13 %s', async (_, { kept, search = '?order=ORDER', brought }) => {
      const shopper = await atPayment({
        isAtPaypal: true,
        ...(kept && { kept }),
        search,
        brought: { ...brought, redirectResult },
      });
      expect(shopper.count('POST /payments/details')).toBe(0);
      expect(shopper.count('PUT /payments/cancel')).toBe(0);
      expect(shopper.count(`GET /order/${shopper.orderId}`)).toBe(1);
      expect(shopper.orders()).toEqual([]);
      expect(shopper.payment()).toEqual({ status: 'failed', reason: 'interrupted' });
    });
  },
);

it('API-30 a link to an order that was placed shows that order', async () => {
  const shopper = await atPayment({ isPaid: true, search: '?order=ORDER', brought: WORD });
  expect(shopper.count('POST /payments/details')).toBe(0);
  expect(shopper.visited.at(-1)).toContain(`orderId=${shopper.orderId}`);
});

it('API-54 a way back that is taken once more in the tab decides nothing more', async () => {
  const shopper = await gone('creditCard');
  await comeBack(shopper, 'refused');
  await comeBack(shopper, 'passed');
  expect(shopper.count('POST /payments/details')).toBe(1);
  expect(shopper.orders()).toEqual([]);
});

it('API-53 each opening of the step has a way back of its own', async () => {
  const made = await Promise.all([makeNonce(), makeNonce()]);
  expect(made[0]).toMatch(/^[\da-f]{32}$/);
  expect(new Set(made).size).toBe(2);
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
