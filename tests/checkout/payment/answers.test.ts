import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { OfferedPaymentMethods, Payment } from '#src/checkout/payment/contract.ts';
import { isExpressPath } from '#src/checkout/payment/express-return.ts';
import { StoredPayment } from '#src/checkout/payment/stored-payment.ts';
import {
  PaymentMethodsAnswer,
  readPaymentMethods,
} from '#src/checkout/payment/methods-response.ts';
import { PaymentAnswer, readPayment } from '#src/checkout/payment/response.ts';
import { readAnswer } from '#tests/read-answer.ts';

const card = {
  cardId: 'c1',
  brand: 'visa',
  lastDigits: '1111',
  expiry: '1229',
  holderName: 'Ada Example',
};
const without = (value: object, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

describe('PAY-01 payment methods', () => {
  const read = (answer: object) =>
    readAnswer(answer, PaymentMethodsAnswer, readPaymentMethods, OfferedPaymentMethods);

  it('need no limit, logo or card holder', () => {
    const bare = { code: 'paypal', name: 'PayPal' };
    expect(
      read({ paymentMethods: [bare], savedCards: [without(card, 'holderName')] }),
    ).toMatchObject({
      methods: [{ code: 'paypal', name: 'PayPal', logos: [] }],
      savedCards: [{ id: 'c1' }],
    });
  });

  it.each(['cardId', 'brand', 'lastDigits', 'expiry'])('omit a card without %s', (key) => {
    const answer = { paymentMethods: [], savedCards: [without(card, key), card] };
    expect(read(answer).savedCards).toHaveLength(1);
  });

  it.each(['12/29', '129', '12299', 'x1229', '1229x'])(
    'omit a card with the expiry %s',
    (expiry) => {
      expect(read({ paymentMethods: [], savedCards: [{ ...card, expiry }] }).savedCards).toEqual(
        [],
      );
    },
  );
});

describe('PAY-01 the answer to a payment', () => {
  const answer = {
    orderId: '55',
    paymentId: 'P1',
    paymentStatus: 'redirect',
    redirect: { url: 'https://pay.example', method: 'POST', fields: { a: 'b' } },
    errors: [
      {
        errorKey: '_ERR_PAYMENT_LIMIT',
        errorCode: '7',
        errorMessage: 'Too much',
        errorParameters: ['400.00'],
      },
    ],
  };
  const read = (change: object = {}) =>
    readAnswer({ ...answer, ...change }, PaymentAnswer, readPayment, Payment);

  it('needs no form fields and no errors', () => {
    const redirect = { url: 'https://pay.example', method: 'GET' };
    expect(read({ redirect, errors: undefined })).toMatchObject({
      redirect: { ...redirect, fields: {} },
      errors: [],
    });
    expect(read({ errors: [{ errorKey: 'x' }, { errorCode: 'y' }] }).errors).toEqual([
      { errorKey: 'x', errorParameters: [] },
    ]);
  });

  it('is rejected as a redirect without an address', () => {
    const message = 'a redirect without an address';
    expect(() => read({ redirect: undefined })).toThrow(new RangeError(message));
    for (const broken of [{ method: 'GET' }, { url: 'https://pay.example' }])
      expect(() => read({ redirect: broken })).toThrow(new RangeError(message));
    expect(() => read({ redirect: { ...answer.redirect, method: 'PUT' } })).toThrow(RangeError);
  });
});

describe('a stored payment', () => {
  const kept = {
    orderId: '55',
    method: 'paypal',
    savedCardId: 'c1',
    paymentId: 'P1',
    nonce: 'n',
  };

  it('has an order and a method, and optionally a card, the payment and its nonce', () => {
    expect(is(kept, StoredPayment)).toBe(true);
    expect(is({ orderId: '55', method: 'cod' }, StoredPayment)).toBe(true);
    expect(is({ orderId: '55' }, StoredPayment)).toBe(false);
    expect(is({ ...kept, method: 'unheardOf' }, StoredPayment)).toBe(false);
    expect(is({ method: 'cod' }, StoredPayment)).toBe(false);
  });

  it.each(['savedCardId', 'paymentId', 'nonce'])('has a %s of plain characters', (key) => {
    for (const good of ['a', 'A-9_', 'x'.repeat(40)])
      expect(is({ ...kept, [key]: good }, StoredPayment), good).toBe(true);
    for (const bad of ['', 'a b', '!a', 'a!', 'x'.repeat(41)])
      expect(is({ ...kept, [key]: bad }, StoredPayment), bad).toBe(false);
  });

  it('has an order of digits', () => {
    for (const good of ['5', '1'.repeat(20)])
      expect(is({ ...kept, orderId: good }, StoredPayment), good).toBe(true);
    for (const bad of ['', 'a5', '5a', 'a', '1'.repeat(21)])
      expect(is({ ...kept, orderId: bad }, StoredPayment), bad).toBe(false);
  });
});

describe('PAY-07 PayPal express', () => {
  it.each([
    ['/checkout/payment/paypalexpress', true],
    ['/fr/Checkout/Payment/PayPalExpress//', true],
    ['/checkout/payment', false],
    ['/checkout/payment/paypalexpress/more', false],
  ])('RTE-13 %s is its page: %s', (path, isOne) => {
    expect(isExpressPath(path)).toBe(isOne);
  });
});
