import { expect, it } from 'vitest';
import { brandName, brandOf } from '#src/checkout/payment/card-brands.ts';

it.each([
  ['amex', 'American Express', ['34', '37']],
  ['diners', 'Diners Club', ['300', '305', '309', '36', '38', '39']],
  ['mir', 'Mir', ['2200', '2204']],
  ['mastercard', 'Mastercard', ['51', '55', '2221', '2720']],
  ['dankort', 'Dankort', ['5019']],
  ['discover', 'Discover', ['6011', '644', '649', '65']],
  ['jcb', 'JCB', ['3528', '3589']],
  ['unionpay', 'UnionPay', ['62']],
  ['maestro', 'Maestro', ['50', '56', '59', '60', '61', '63', '64', '66', '69']],
  ['visa', 'Visa', ['4']],
])('%s is named %s, and its numbers begin with %j', (code, name, starts) => {
  for (const start of starts) expect(brandOf(start)?.code, start).toBe(code);
  expect(brandName(code)).toBe(name);
});

it.each(['', '3', '33', '35', '306', '308', '2199', '2205', '222', '2220', '2721', '3527', '3590'])(
  'no brand has numbers that begin with "%s"',
  (start) => {
    expect(brandOf(start)).toBeUndefined();
  },
);

it('shows the code of an unknown brand', () => {
  expect(brandName('bancontact')).toBe('bancontact');
});
