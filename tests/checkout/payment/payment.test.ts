import type { MethodCode } from '#src/commerce/payment-methods.ts';
import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import {
  type Circumstances,
  Payable,
  PaymentChoice,
  PaymentFailureReason,
  PaymentState,
  feeOf,
  isCard,
  isUnderWay,
  mayPay,
  payableOf,
  problemOf,
} from '#src/checkout/payment/payment.ts';

const BAG = { orderId: '55', total: 9000, giftCards: 0 };
const FREE = { min: 0, max: 1_000_000 };
const usual: Circumstances = {
  bag: BAG,
  balances: [],
  limits: { cod: FREE, paypal: FREE, creditCard: FREE, debitCard: FREE, klarnaPayLater: FREE },
  usable: null,
  cod: null,
};
const way = (code: MethodCode, limit?: number) => ({
  code,
  name: code,
  logos: [],
  ...(limit !== undefined && { limit }),
});

describe('what is to pay', () => {
  it('PAY-06 is the bag and the fee, all of it in the chosen way without gift cards', () => {
    const payable = payableOf(BAG, [], 300);
    const rest = { rest: 9300, needsMethod: true };
    expect(payable).toEqual({ orderId: '55', total: 9300, fee: 300, shares: [], ...rest });
    expect(is(payable, Payable)).toBe(true);
    for (const key of Object.keys(payable))
      expect(is({ ...payable, [key]: null }, Payable), key).toBe(false);
  });

  it('GFT-03 is less by what gift cards pay, the fee included', () => {
    expect(payableOf(BAG, [4000, 4800], 300)).toEqual({
      orderId: '55',
      total: 9300,
      fee: 300,
      shares: [4000, 4800],
      rest: 500,
      needsMethod: true,
    });
  });

  it('GFT-03 has no fee and needs no other way if gift cards pay all', () => {
    expect(payableOf(BAG, [4000, 8000], 300)).toEqual({
      orderId: '55',
      total: 9000,
      fee: 0,
      shares: [4000, 5000],
      rest: 0,
      needsMethod: false,
    });
  });

  it('API-62 cash on delivery has a fee once it is known, no other way has one', () => {
    expect(feeOf('cod', { fee: 300 })).toBe(300);
    expect(feeOf('cod', null)).toBe(0);
    expect(feeOf('paypal', { fee: 300 })).toBe(0);
    expect(feeOf(undefined, { fee: 300 })).toBe(0);
  });
});

describe('a way to pay', () => {
  it.each(['cod', 'klarnaPayLater'] as const)('GFT-03 %s cannot buy gift cards', (code) => {
    const withCards = { ...usual, bag: { ...BAG, giftCards: 1 } };
    expect(problemOf(way(code), withCards)).toEqual({ reason: 'giftCards' });
    expect(problemOf(way(code), usual)).toBeUndefined();
  });

  it('GFT-03 a card and PayPal can buy gift cards', () => {
    const withCards = { ...usual, bag: { ...BAG, giftCards: 5000 } };
    for (const code of ['creditCard', 'debitCard', 'paypal'] as const)
      expect(problemOf(way(code), withCards)).toBeUndefined();
  });

  it('PAY-06 takes what is left after gift cards and with its fee, up to its limit', () => {
    const cod = { isAvailable: true, fee: 300 };
    expect(problemOf(way('cod', 9299), { ...usual, cod })).toEqual({
      reason: 'tooMuch',
      limit: 9299,
    });
    expect(problemOf(way('cod', 9300), { ...usual, cod })).toBeUndefined();
    expect(problemOf(way('cod', 5300), { ...usual, cod, balances: [4000] })).toBeUndefined();
    const least = { ...usual, limits: { ...usual.limits, paypal: { min: 9001, max: 10_000 } } };
    expect(problemOf(way('paypal'), least)).toEqual({ reason: 'tooLittle', limit: 9001 });
  });

  it('API-62 cash on delivery may not be had for a delivery, or not be known yet', () => {
    const cod = (isAvailable: boolean) => ({ ...usual, cod: { isAvailable, fee: 300 } });
    expect(problemOf(way('cod'), cod(false))).toEqual({ reason: 'delivery' });
    expect(problemOf(way('cod'), cod(true))).toBeUndefined();
    expect(problemOf(way('cod'), usual)).toBeUndefined();
    expect(problemOf(way('paypal'), cod(false))).toBeUndefined();
  });

  it('API-15 may be left out by the backend for a delivery', () => {
    const usable = (...codes: string[]) => ({ ...usual, usable: codes });
    expect(problemOf(way('creditCard'), usable('paypal'))).toEqual({ reason: 'delivery' });
    expect(problemOf(way('creditCard'), usable('paypal', 'creditCard'))).toBeUndefined();
  });

  it('PAY-06 that was left out because of the amount can be had once gift cards lower it', () => {
    const lowered = { ...usual, balances: [4000] };
    const cod = (isAvailable: boolean) => ({ isAvailable, fee: 300 });
    // The bag is below the limit, the bag with its fee is not.
    expect(problemOf(way('cod', 9200), { ...lowered, cod: cod(false) })).toBeUndefined();
    expect(problemOf(way('cod', 9300), { ...lowered, cod: cod(false) })).toEqual({
      reason: 'delivery',
    });
    const leftOut = { ...lowered, usable: [], cod: cod(true) };
    expect(problemOf(way('cod', 9200), leftOut)).toBeUndefined();
    expect(problemOf(way('cod', 9300), leftOut)).toEqual({ reason: 'delivery' });
  });

  it.each([
    ['creditCard', true],
    ['debitCard', true],
    ['paypal', false],
  ] as const)('PAY-05 %s is a card: %s', (code, isOne) => {
    expect(isCard(code)).toBe(isOne);
  });
});

const ORDER = { orderId: '55' };
const PAYMENT = { ...ORDER, paymentId: 'P1' };
const STATES = [
  { status: 'idle' },
  { status: 'paying', ...ORDER },
  { status: 'leaving', ...PAYMENT },
  { status: 'returning', ...PAYMENT },
  { status: 'cancelling', ...PAYMENT, reason: 'cancelled' },
  { status: 'asking', ...ORDER, reason: 'lost' },
  { status: 'uncertain', ...ORDER, reason: 'lost' },
  { status: 'failed', reason: 'stock', name: 'Foundry tee' },
  { status: 'placed', ...ORDER },
] as const satisfies readonly PaymentState[];

describe('the state of a payment', () => {
  it('PAY-01 another payment may begin only before the first, or after one that failed', () => {
    expect(STATES.filter(mayPay).map(({ status }) => status)).toEqual(['idle', 'failed']);
  });

  it('ENT-24 the page waits while the payment is under way', () => {
    expect(STATES.filter(isUnderWay).map(({ status }) => status)).toEqual([
      'paying',
      'leaving',
      'returning',
      'cancelling',
      'asking',
    ]);
  });

  it.each(STATES)('may be logged as %j, and not without a part', (state) => {
    expect(is(state, PaymentState)).toBe(true);
    for (const key of Object.keys(state))
      expect(is({ ...state, [key]: null }, PaymentState), key).toBe(false);
  });

  it.each([
    'refused',
    'cancelled',
    'timeout',
    'broken',
    'lost',
    'interrupted',
    'unauthorised',
    'orderChanged',
    'stock',
    'orderGone',
    'detailsMissing',
    'addressGone',
    'limit',
    'minimum',
    'method',
    'cardGone',
    'cardNumber',
    'cardExpired',
    'cardCode',
    'giftCard',
    'providerGone',
    'expired',
    'unknown',
  ])('may have failed because of: %s', (reason) => {
    expect(is(reason, PaymentFailureReason)).toBe(true);
  });

  it('may be logged with the way to pay, and a saved card', () => {
    expect(is({ method: 'paypal' }, PaymentChoice)).toBe(true);
    expect(is({ method: 'creditCard', savedCardId: 'c1' }, PaymentChoice)).toBe(true);
    expect(is({ savedCardId: 'c1' }, PaymentChoice)).toBe(false);
  });
});
