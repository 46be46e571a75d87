import { METHOD_CODES, type MethodCode } from '#src/commerce/payment-methods.ts';
import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import {
  type Circumstances,
  type PaymentState,
  Payable,
  feeOf,
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
  limits: Object.fromEntries(METHOD_CODES.map((code) => [code, FREE])) as Circumstances['limits'],
  usable: null,
  cod: null,
};
const way = (code: MethodCode, limit?: number) => ({
  code,
  name: code,
  logos: [],
  ...(limit !== undefined && { limit }),
});

describe('the amount to pay', () => {
  it('PAY-06 is the bag and the fee, all of it by the chosen method without gift cards', () => {
    const payable = payableOf(BAG, [], 300);
    const rest = { rest: 9300, needsMethod: true };
    expect(payable).toEqual({ orderId: '55', total: 9300, fee: 300, shares: [], ...rest });
    expect(is(payable, Payable)).toBe(true);
    for (const key of Object.keys(payable))
      expect(is({ ...payable, [key]: null }, Payable), key).toBe(false);
  });

  it('GFT-03 is reduced by gift cards, the fee included', () => {
    expect(payableOf(BAG, [4000, 4800], 300)).toEqual({
      orderId: '55',
      total: 9300,
      fee: 300,
      shares: [4000, 4800],
      rest: 500,
      needsMethod: true,
    });
  });

  it('GFT-03 has no fee and needs no other method if gift cards pay all', () => {
    expect(payableOf(BAG, [4000, 8000], 300)).toEqual({
      orderId: '55',
      total: 9000,
      fee: 0,
      shares: [4000, 5000],
      rest: 0,
      needsMethod: false,
    });
  });

  it('API-62 has a fee for cash on delivery once it is known, and for no other method', () => {
    expect(feeOf('cod', { fee: 300 })).toBe(300);
    expect(feeOf('cod', null)).toBe(0);
    expect(feeOf('paypal', { fee: 300 })).toBe(0);
    expect(feeOf(undefined, { fee: 300 })).toBe(0);
  });
});

describe('a payment method', () => {
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

  it('PAY-06 accepts the amount left after gift cards, fee included, up to its limit', () => {
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

  it('API-62 cash on delivery may be unavailable for a delivery, or still unknown', () => {
    const cod = (isAvailable: boolean) => ({ ...usual, cod: { isAvailable, fee: 300 } });
    expect(problemOf(way('cod'), cod(false))).toEqual({ reason: 'delivery' });
    expect(problemOf(way('cod'), cod(true))).toBeUndefined();
    expect(problemOf(way('cod'), usual)).toBeUndefined();
    expect(problemOf(way('paypal'), cod(false))).toBeUndefined();
  });

  it('API-15 may be excluded by the backend for a delivery', () => {
    const usable = (...codes: string[]) => ({ ...usual, usable: codes });
    expect(problemOf(way('creditCard'), usable('paypal'))).toEqual({ reason: 'delivery' });
    expect(problemOf(way('creditCard'), usable('paypal', 'creditCard'))).toBeUndefined();
  });

  it('PAY-06 excluded because of the amount becomes usable once gift cards lower it', () => {
    const lowered = { ...usual, balances: [4000] };
    const cod = (isAvailable: boolean) => ({ isAvailable, fee: 300 });
    // The bag is below the limit, but not with its fee.
    expect(problemOf(way('cod', 9200), { ...lowered, cod: cod(false) })).toBeUndefined();
    expect(problemOf(way('cod', 9300), { ...lowered, cod: cod(false) })).toEqual({
      reason: 'delivery',
    });
    const leftOut = { ...lowered, usable: [], cod: cod(true) };
    expect(problemOf(way('cod', 9200), leftOut)).toBeUndefined();
    expect(problemOf(way('cod', 9300), leftOut)).toEqual({ reason: 'delivery' });
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
  it('PAY-01 allows another payment only before the first, or after a failed one', () => {
    expect(STATES.filter(mayPay).map(({ status }) => status)).toEqual(['idle', 'failed']);
  });

  it('ENT-24 blocks the page while a payment is pending', () => {
    expect(STATES.filter(isUnderWay).map(({ status }) => status)).toEqual([
      'paying',
      'leaving',
      'returning',
      'cancelling',
      'asking',
    ]);
  });
});
