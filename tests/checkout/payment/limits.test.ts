import { expect, it } from 'vitest';
import { overLimit } from '#src/checkout/payment/limits.ts';
import { limitsOf } from '#src/store-config/limits.ts';

const { paymentLimits } = limitsOf({ countryCode: 'CZ' });
const way = (code: string, limit?: number) => ({
  code,
  name: code,
  logos: [],
  ...(limit !== undefined && { limit }),
});

it.each(['cod', 'paypal', 'creditCard', 'debitCard', 'klarnaPayLater'] as const)(
  'PAY-06 CFG-14 %s pays what lies within its limits',
  (code) => {
    const { min, max } = paymentLimits[code];
    expect([min, max].map((due) => overLimit(way(code), due, paymentLimits))).toEqual([
      undefined,
      undefined,
    ]);
    expect(overLimit(way(code), max + 1, paymentLimits)).toEqual({ reason: 'tooMuch', limit: max });
    if (min > 0)
      expect(overLimit(way(code), min - 1, paymentLimits)).toEqual({
        reason: 'tooLittle',
        limit: min,
      });
  },
);

it('PAY-06 the lower of two limits holds, and a way without any takes all', () => {
  expect(overLimit(way('cod', 500), 501, paymentLimits)).toEqual({ reason: 'tooMuch', limit: 500 });
  expect(overLimit(way('giftCard'), 10 ** 9, paymentLimits)).toBeUndefined();
  expect(overLimit(way('toString'), 1, paymentLimits)).toBeUndefined();
});
