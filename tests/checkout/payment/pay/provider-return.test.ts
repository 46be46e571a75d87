import { describe, expect, it } from 'vitest';
import {
  type ReturnContext,
  addressWithoutOrder,
  returnContextOf,
  namedOrder,
} from '#src/checkout/payment/pay/provider-return.ts';

const kept = { orderId: '55', method: 'paypal' as const, paymentId: 'P1', nonce: 'n1' };
const word = { paymentId: 'P1', redirectResult: 'passed', nonce: 'n1' };
const idle = { status: 'idle' } as const;
const usual: ReturnContext = {
  path: '/en/checkout/payment',
  search: '?order=55',
  kept,
  activeOrderId: '77',
};
const arrive = (arrival: Partial<ReturnContext>, brought: Partial<typeof word> = word) =>
  returnContextOf({ ...usual, ...arrival }, idle, brought);

const goesOn = {
  goOnPaying: { orderId: '55', paymentId: 'P1' },
  payDetails: { orderId: '55', paymentId: 'P1', details: { redirectResult: 'passed' } },
};
const asks = (orderId: string) => ({ inquire: { orderId, reason: 'interrupted' } });

describe('API-54 a return from a provider', () => {
  it('continues the payment that this tab has started', () => {
    expect(arrive({})).toEqual(goesOn);
  });

  it.each<[string, Partial<ReturnContext>, Partial<typeof word>]>([
    ['another payment', {}, { ...word, paymentId: 'P2' }],
    ['another nonce', {}, { ...word, nonce: 'n2' }],
    ['another order', { search: '?order=56' }, word],
    ['no order', { search: '' }, word],
    [
      'no nonce on either side',
      { kept: { orderId: '55', method: 'paypal', paymentId: 'P1' } },
      { paymentId: 'P1', redirectResult: 'passed' },
    ],
  ])('with %s reads the stored order, and does nothing else', (_what, arrival, brought) => {
    expect(arrive(arrival, brought)).toEqual(asks('55'));
  });

  it('without a stored payment reads the order in the URL, else the active one', () => {
    expect(arrive({ kept: null })).toEqual(asks('55'));
    expect(arrive({ kept: null, search: '' })).toEqual(asks('77'));
  });

  it.each(['0', null])('without any order fails while the active one is %s', (activeOrderId) => {
    expect(arrive({ kept: null, search: '', activeOrderId })).toEqual({
      paymentFailed: { reason: 'interrupted' },
    });
  });

  it('is ignored on the return page of PayPal express', () => {
    expect(arrive({ path: '/checkout/payment/paypalexpress' })).toEqual({});
  });
});

describe('a page that was unloaded during a payment', () => {
  it.each<Partial<typeof word>>([{}, { paymentId: 'P1' }, { redirectResult: 'passed' }])(
    'API-55 cancels the payment at the provider, with %j',
    (brought) => {
      expect(arrive({}, brought)).toEqual({
        cancelPayment: { orderId: '55', paymentId: 'P1', reason: 'cancelled' },
      });
    },
  );

  it('API-30 reads the order if no provider was reached', () => {
    const begun = { orderId: '55', method: 'paypal' as const };
    expect(arrive({ kept: begun }, {})).toEqual(asks('55'));
  });

  it('does nothing without a stored payment, or while one is pending', () => {
    expect(arrive({ kept: null }, {})).toEqual({});
    expect(returnContextOf(usual, { status: 'paying', orderId: '55' }, {})).toEqual({});
  });
});

it.each([
  ['?order=55', '55'],
  ['?a=b&order=123456789012', '123456789012'],
  ['?order=1234567890123', null],
  ['?order=', null],
  ['?order=a5', null],
  ['?order=5a', null],
  ['?other=55', null],
  ['', null],
])('reads from the return URL %s the order %s', (search, order) => {
  expect(namedOrder(search)).toBe(order);
});

it.each([
  ['?order=55', '/pay'],
  ['?order=55&a=b', '/pay?a=b'],
  ['?order=', '/pay'],
])('removes the order from the address %s', (search, to) => {
  expect(addressWithoutOrder({ path: '/pay', search })).toEqual({ to, replace: true });
});

it('keeps an address without an order', () => {
  expect(addressWithoutOrder({ path: '/pay', search: '?a=b' })).toBeUndefined();
});
