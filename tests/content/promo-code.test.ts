import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeIn } from '#src/content/promo-code.ts';

it.each([
  ['10% off knitwear with the code KNIT10', 'KNIT10'],
  ['Ab zwei T-Shirts: je 15 % weniger mit TEE2.', 'TEE2'],
  ['A1', 'A1'],
  [`${'A'.repeat(20)}123`, `${'A'.repeat(20)}123`],
])('CNT-10 %s', (text, code) => {
  expect(codeIn(text)?.code).toBe(code);
});

it.each([
  'Free delivery from £50',
  `${'A'.repeat(21)}123`,
  'KNIT1000',
  'Knit10',
  'xKNIT10',
  'KNIT10x',
  'ÄKNIT10',
  '10',
  'SALE',
  '',
])('CNT-10 finds no code in “%s”', (text) => {
  expect(codeIn(text)).toBeNull();
});

it('CNT-10 retains the whole text around the code', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const text = `${one} KNIT10 ${other}`;
      const found = codeIn(text);
      expect(found && found.before + found.code + found.after).toBe(text);
    }),
  );
});
