import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasCardNumber, isPlainName, tidyTerm } from '#src/kernel/personal.ts';

it.each([
  '4111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111.1111_1111/1111',
  '4111\u2010\u00a01111\u200b1111 1111',
  'my card is 6099000000701001 01, thanks',
  '٤١١١١١١١١١١١١١١١',
  '4111111111111111111',
])("finds a number as long as a card's in %j", (text) => {
  expect(hasCardNumber(text)).toBe(true);
  expect(isPlainName(text)).toBe(false);
});

it.each([
  '',
  '501',
  'RL0101RIN',
  '701001',
  '2026-11-22',
  '123456789012',
  'W30,W31,W32,W33,W34,W36',
])('finds no card number in %j', (text) => {
  expect(hasCardNumber(text)).toBe(false);
});

it.each(['', 'S201-7', 'price-asc', 'RIVETROW', 'cotton & linen', '2026-11-22T09:00:00+01:00'])(
  '%j is plain',
  (text) => {
    expect(isPlainName(text)).toBe(true);
  },
);

it.each(['rosa@mail.example', '*1', '<b>', 'x'.repeat(81), '\n'])('%j is not plain', (text) => {
  expect(isPlainName(text)).toBe(false);
});

it('normalizes a term idempotently, and unchanged by an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
      const term = tidyTerm(text);
      expect(tidyTerm(term)).toBe(term);
      const search = new URLSearchParams({ searchTerm: term }).toString();
      expect(new URLSearchParams(search).get('searchTerm')).toBe(term);
    }),
  );
});
