import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { failureOfCall, failureOfErrors } from '#src/checkout/payment/payment-failure.ts';
import { PaymentFailureReason } from '#src/checkout/payment/payment.ts';
import type { CallError } from '#src/ports/http/errors.ts';

const error = (errorKey: string, ...errorParameters: string[]) => ({ errorKey, errorParameters });

it.each([
  ['refused', ['_ERR_PAYMENT_REFUSED', '_ERR_PAYMENT_UNAUTHORISED']],
  ['timeout', ['_ERR_PAYMENT_TIMEOUT']],
  ['limit', ['_ERR_PAYMENT_LIMIT']],
  ['minimum', ['_ERR_PAYMENT_MINIMUM']],
  [
    'method',
    ['_ERR_PAYMENT_METHOD_INVALID', '_ERR_PAYMENT_METHOD_GIFT_CARD', '_ERR_PAYMENT_METHOD_PICKUP'],
  ],
  ['interrupted', ['_ERR_PAYMENT_NOT_FOUND']],
  [
    'expired',
    ['_ERR_PAYPAL_TOKEN_INVALID', '_ERR_PAYPAL_TOKEN_EXPIRED', '_ERR_PAYPAL_PAYER_INVALID'],
  ],
  ['cardGone', ['_ERR_CARD_NOT_FOUND']],
  ['cardNumber', ['_ERR_CARD_NUMBER_INVALID']],
  ['cardExpired', ['_ERR_CARD_EXPIRED']],
  ['cardCode', ['_ERR_CARD_CODE_INVALID']],
  [
    'giftCard',
    [
      '_ERR_GIFT_CARD_INVALID',
      '_ERR_GIFT_CARD_LOCKED',
      '_ERR_GIFT_CARD_EXPIRED',
      '_ERR_GIFT_CARD_CURRENCY',
      '_ERR_GIFT_CARD_DUPLICATED',
      '_ERR_GIFT_CARD_BALANCE',
    ],
  ],
  ['orderChanged', ['_ERR_ORDER_CHANGED']],
  ['orderGone', ['_ERR_ORDER_EMPTY', '_ERR_ORDER_NOT_FOUND']],
  ['stock', ['_ERR_NOT_ENOUGH_STOCK']],
  ['addressGone', ['_ERR_ADDRESS_NOT_FOUND']],
  [
    'detailsMissing',
    ['_ERR_SHIPPING_INFO_MISSING', '_ERR_EMAIL_MISSING', '_ERR_BILLING_ADDRESS_MISSING'],
  ],
] as const)('PAY-02 shows "%s" for %j', (reason, keys) => {
  for (const key of keys) {
    expect(failureOfErrors([error(key)], 'unknown'), key).toStrictEqual({ reason });
    expect(is(reason, PaymentFailureReason)).toBe(true);
  }
});

describe('several errors', () => {
  it('PAY-02 use the first known one', () => {
    const errors = [error('_ERR_GENERIC'), error('_ERR_CARD_EXPIRED'), error('_ERR_PAYMENT_LIMIT')];
    expect(failureOfErrors(errors, 'unknown')).toEqual({ reason: 'cardExpired' });
  });

  it.each(['_ERR_GENERIC', 'toString', ''])('PAY-02 "%s" has no meaning', (key) => {
    expect(failureOfErrors([error(key)], 'cancelled')).toEqual({ reason: 'cancelled' });
    expect(failureOfErrors([], 'cancelled')).toEqual({ reason: 'cancelled' });
  });

  it('PAY-02 names an unavailable product if the backend names it', () => {
    const named = failureOfErrors([error('_ERR_NOT_ENOUGH_STOCK', 'Foundry tee')], 'unknown');
    expect(named).toEqual({ reason: 'stock', name: 'Foundry tee' });
    expect(failureOfErrors([], 'stock')).toEqual({ reason: 'stock' });
    const other = failureOfErrors([error('_ERR_PAYMENT_LIMIT', '400.00')], 'unknown');
    expect(other).toEqual({ reason: 'limit' });
  });
});

describe('a failed call', () => {
  const http = (status: number, ...keys: string[]): CallError => ({
    kind: 'http',
    status,
    errors: keys.map((key) => error(key, 'Tee')),
  });

  it.each<[CallError, string]>([
    [{ kind: 'network' }, 'lost'],
    [{ kind: 'malformed', status: 200, reason: 'x' }, 'broken'],
    [http(500), 'broken'],
    [http(503), 'broken'],
    [http(504), 'timeout'],
    [http(500, '_ERR_NOT_ENOUGH_STOCK'), 'stock'],
  ])('PAY-02 %j leaves open whether the order was placed', (failed, reason) => {
    expect(failureOfCall(failed)).toEqual({ reason, isUncertain: true });
  });

  it.each<[CallError, object]>([
    [http(401, '_ERR_PAYMENT_REFUSED'), { reason: 'unauthorised' }],
    [{ kind: 'malformed', status: 401, reason: 'x' }, { reason: 'unauthorised' }],
    [http(400), { reason: 'unknown' }],
    [http(499), { reason: 'unknown' }],
    [http(400, '_ERR_NOT_ENOUGH_STOCK'), { reason: 'stock', name: 'Tee' }],
    [{ kind: 'throttled', status: 429, seconds: 9, errors: [] }, { reason: 'unknown' }],
  ])('PAY-02 PAY-03 %j means certainly not placed', (failed, told) => {
    expect(failureOfCall(failed)).toEqual({ ...told, isUncertain: false });
  });
});
