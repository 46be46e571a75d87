import { expect, it } from 'vitest';
import { firstBatch, isSoldOut, variantsOf } from '#src/stock/sold-out.ts';

const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

it('STK-01 STK-02 STK-03 a product is sold out when all of it is, and not when it is coming or unknown', () => {
  expect(isSoldOut(['a', 'b'], { a: '0.0', b: '0.0' })).toBe(true);
  expect(isSoldOut(['a', 'b'], { a: '0.0', b: '1.0' })).toBe(false);
  expect(isSoldOut(['a', 'b'], { a: '0.0', b: '' })).toBe(false);
  expect(isSoldOut(['a', 'b'], { a: '0.0' })).toBe(false);
});

it('asks for no more than 200 variants at once', () => {
  const products = { A: many('a', 150), B: many('b', 60), C: many('c', 50), D: [] };
  expect(firstBatch(products, ['A', 'B', 'C', 'D'])).toEqual(['A', 'C']);
});

it('asks for no variant of a product that it does not know', () => {
  expect(firstBatch({ A: ['a'] }, ['X', 'A'])).toEqual(['A']);
  expect(variantsOf({ A: ['a', 'b'], C: ['c'] }, ['C', 'X', 'A'])).toEqual(['c', 'a', 'b']);
});
