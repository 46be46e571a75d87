import { describe, expect, it } from 'vitest';
import { type PayContext, obstaclesOf, orderOf } from '#src/checkout/payment/pay/pay-request.ts';

const CARD = { number: '4111111111111111', expiry: '1229', cvc: '737', holderName: 'Ada Example' };
const PAYABLE = {
  orderId: '55',
  total: 9300,
  fee: 300,
  shares: [4000, 0, 300],
  rest: 5000,
  needsMethod: true,
};
const COVERED = { ...PAYABLE, total: 4300, fee: 0, rest: 0, needsMethod: false };
const usual: PayContext = {
  payable: PAYABLE,
  choice: { method: 'creditCard' },
  ways: [{ method: { code: 'paypal' } }, { method: { code: 'creditCard' } }],
  giftCards: [{ name: 'first' }, { name: 'second' }, { name: 'third' }, { name: 'fourth' }],
  areTermsAccepted: true,
  device: null,
  arrives: null,
  basename: '/en',
  nonce: '',
};
const typed = { card: CARD, saveCard: true };
const paid = {
  orderId: '55',
  method: 'creditCard',
  card: CARD,
  saveCard: true,
  giftCards: [],
  keptGiftCardIds: ['first', 'third'],
  total: 9300,
  returnPath: '/en/checkout/payment?order=55&nonce=',
};

describe('obstacles', () => {
  it('CHK-09 a method is missing if none is chosen, or the chosen one cannot pay', () => {
    const isMissing = (desk: Partial<PayContext>) =>
      obstaclesOf({ ...usual, ...desk }).isMethodMissing;
    expect(isMissing({})).toBe(false);
    expect(isMissing({ choice: null })).toBe(true);
    expect(isMissing({ choice: { method: 'cod' } })).toBe(true);
    expect(isMissing({ ways: [{ method: { code: 'creditCard' }, problem: 'tooMuch' }] })).toBe(
      true,
    );
  });

  it('CHK-09 no method is missing if gift cards pay all, or the amount is unknown', () => {
    for (const payable of [COVERED, null])
      expect(obstaclesOf({ ...usual, payable, choice: null }).isMethodMissing).toBe(false);
  });

  it('CHK-10 the terms are missing until they are accepted', () => {
    expect(obstaclesOf(usual).areTermsMissing).toBe(false);
    expect(obstaclesOf({ ...usual, areTermsAccepted: false }).areTermsMissing).toBe(true);
  });
});

describe('the payment', () => {
  it('PAY-01 has the typed card, and the gift cards that pay a share', () => {
    expect(orderOf(usual, typed)).toStrictEqual({
      beginPayment: { orderId: '55', method: 'creditCard' },
      pay: paid,
    });
  });

  it('PAY-01 has the nonce, the device and the delivery days once they are known', () => {
    const arrives = { from: '2026-12-01', to: '2026-12-03' } as unknown as PayContext['arrives'];
    const desk = { ...usual, nonce: 'n1', device: 'd1', arrives };
    expect(orderOf(desk, { ...typed, saveCard: false })).toStrictEqual({
      beginPayment: { orderId: '55', method: 'creditCard', nonce: 'n1' },
      pay: {
        ...paid,
        saveCard: false,
        keptDevice: 'd1',
        arrives,
        returnPath: '/en/checkout/payment?order=55&nonce=n1',
      },
    });
  });

  it('PAY-05 by a saved card sends no card and saves none', () => {
    const choice = { method: 'creditCard' as const, savedCardId: 'c1' };
    const { card: _, ...rest } = paid;
    expect(orderOf({ ...usual, choice }, typed)).toStrictEqual({
      beginPayment: { orderId: '55', method: 'creditCard', savedCardId: 'c1' },
      pay: { ...rest, savedCardId: 'c1', saveCard: false },
    });
  });

  it('PAY-01 by another method sends no card, even if one was typed', () => {
    const { card: _, ...rest } = paid;
    expect(orderOf({ ...usual, choice: { method: 'paypal' } }, typed)).toStrictEqual({
      beginPayment: { orderId: '55', method: 'paypal' },
      pay: { ...rest, method: 'paypal', saveCard: false },
    });
  });

  it('GFT-03 uses gift cards alone if they pay all, whatever is chosen', () => {
    const choice = { method: 'creditCard' as const, savedCardId: 'c1' };
    const { card: _, ...rest } = paid;
    expect(orderOf({ ...usual, payable: COVERED, choice }, typed)).toStrictEqual({
      beginPayment: { orderId: '55', method: 'giftCard' },
      pay: { ...rest, method: 'giftCard', saveCard: false, total: 4300 },
    });
  });

  it.each<[string, Partial<PayContext>, object]>([
    ['the amount is unknown', { payable: null }, typed],
    ['no method is chosen', { choice: null }, typed],
    ['the terms are not accepted', { areTermsAccepted: false }, typed],
    ['a new card is chosen but not typed', {}, { saveCard: true }],
  ])('CHK-09 CHK-10 does not start while %s', (_why, desk, given) => {
    expect(orderOf({ ...usual, ...desk }, given as typeof typed)).toEqual({});
  });
});
