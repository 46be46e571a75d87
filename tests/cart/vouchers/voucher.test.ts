import fc from 'fast-check';
import { is } from 'superstruct';
import { expect, it } from 'vitest';
import {
  VoucherRefusal,
  normaliseVoucher,
  voucherProblem,
  voucherRefusal,
} from '#src/cart/vouchers/voucher.ts';

const applied = [
  { code: 'SPRING10', isUsed: true },
  { code: 'WINTER5', isUsed: false },
];

it.each([
  [' spring10 ', 'SPRING10'],
  ['Spring 10', 'SPRING10'],
  ['spring\u00a010\u200b', 'SPRING10'],
  ['ＳＰＲＩＮＧ１０', 'SPRING10'],
  ['vip–2026', 'VIP-2026'],
  ['sp\u0007ring', 'SPRING'],
  ['\u0390', '\u03aa\u0301'],
])('API-15 the code %j means %s', (typed, code) => {
  expect(normaliseVoucher(typed)).toBe(code);
});

it.each([
  ['', 'missing', {}],
  [' \u00a0 ', 'missing', {}],
  ['<script>alert(1)</script>', 'characters', { characters: '< > ( ) /' }],
  ['SPRING10%', 'characters', { characters: '%' }],
  ['ВЕСНА10', 'characters', { characters: 'В Е С Н А' }],
  ['ВЕСНЫ+10', 'characters', { characters: 'В Е С Н Ы' }],
  ['4111 1111 1111 1111', 'card', {}],
  ['6099-0000-0070-1001', 'card', {}],
  ['４１１１１１１１１１１１１', 'card', {}],
  ['AB', 'length', {}],
  ['A'.repeat(31), 'length', {}],
  ['SPRING10', 'twice', { code: 'SPRING10' }],
  ['spring 10', 'twice', { code: 'SPRING10' }],
])('API-15 CRT-14 %j gives the refusal %s', (typed, key, params) => {
  expect(voucherProblem(typed, applied)).toEqual({ key, params });
});

it('API-15 an accepted code has letters, digits and hyphens only, however it was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const code = normaliseVoucher(typed);
      expect(normaliseVoucher(code)).toBe(code);
      if (!voucherProblem(typed, [])) expect(code).toMatch(/^[A-Z\d_-]{3,30}$/);
    }),
  );
  for (const code of ['SUMMER-20', 'A_9', 'A'.repeat(30)])
    expect(voucherProblem(code, applied), code).toBeUndefined();
});

it('CRT-14 maps the backend’s refusals of a code', () => {
  expect(voucherRefusal(['_ERR_PROMOTION_CODE_EXPIRED'])).toBe('notValid');
  expect(voucherRefusal(['other', '_ERR_PROMOTION_CODE_INVALID'])).toBe('unknown');
  expect(voucherRefusal(['_ERR_PROMOTION_CODE_LIMIT'])).toBe('tooMany');
  expect(voucherRefusal(['_ERR_PROMOTION_CODE_DUPLICATED'])).toBe('there');
  expect([[], ['constructor']].map(voucherRefusal)).toEqual(['unreachable', 'unreachable']);
  const told = ['unknown', 'notValid', 'tooMany', 'there', 'unreachable'];
  expect([...told, ''].filter((reason) => is(reason, VoucherRefusal))).toEqual(told);
});
