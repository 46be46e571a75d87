import { allSettled, scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { inventoryFx } from '#src/stock/model.ts';
import { $soldOut, checkProducts } from '#src/stock/sold-out-model.ts';
import { deferred, networkError, shopScope } from '#tests/session/shop-scope.ts';
import { firstBatch, isSoldOut, variantsOf } from '#src/stock/sold-out.ts';

const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

function check() {
  const answers = deferred<Record<string, string>>();
  const { scope, calls } = shopScope([inventoryFx, answers.handler]);
  return {
    answers,
    look: (products: Record<string, string[]>) => scopeBind(checkProducts, { scope })({ products }),
    soldOut: () => scope.getState($soldOut),
    asked: () => calls.map(({ payload }) => payload),
  };
}

it('API-22 makes one call after the other, and reports sold-out products', async () => {
  const { look, answers, soldOut, asked } = check();
  look({ A: many('a', 150), B: ['b'], C: many('c', 60) });
  expect(asked()).toEqual([{ variantIds: [...many('a', 150), 'b'] }]);
  await answers.answer({ b: '0.0', 'a-0': '2.0' });
  expect(soldOut()).toEqual({ A: false, B: true });
  expect(asked().at(-1)).toEqual({ variantIds: many('c', 60) });
  await answers.answer({});
  expect(soldOut()).toEqual({ A: false, B: true, C: false });
  expect(answers.waiting).toBe(0);
});

it('checks again without clearing, and reports nothing for failed calls', async () => {
  const { look, answers, soldOut } = check();
  look({ A: ['a'] });
  await answers.answer({ a: '0.0' });
  look({ A: ['a'], B: ['b'] });
  expect(soldOut()).toEqual({ A: true });
  await answers.fail(networkError);
  expect(soldOut()).toEqual({ A: true });
  look({ A: ['a'] });
  await answers.answer({ a: '1.0' });
  expect(soldOut()).toEqual({ A: false });
});

it('PRD-05 does not mistake the product page’s answer for its own', async () => {
  const answers = deferred<Record<string, string>>();
  const { scope } = shopScope([inventoryFx, answers.handler]);
  scopeBind(checkProducts, { scope })({ products: { A: ['a'] } });
  void allSettled(inventoryFx, { scope, params: { variantIds: ['x'] } });
  await answers.answer({ a: '0.0' });
  await answers.answer({ x: '0.0' });
  expect(scope.getState($soldOut)).toEqual({ A: true });
});

it('STK-01 STK-02 STK-03 a product is sold out when all its variants are, not when coming soon or unknown', () => {
  expect(isSoldOut(['a', 'b'], { a: '0.0', b: '0.0' })).toBe(true);
  expect(isSoldOut(['a', 'b'], { a: '0.0', b: '1.0' })).toBe(false);
  expect(isSoldOut(['a', 'b'], { a: '0.0', b: '' })).toBe(false);
  expect(isSoldOut(['a', 'b'], { a: '0.0' })).toBe(false);
});

it('requests no more than 200 variants at once', () => {
  const products = { A: many('a', 150), B: many('b', 60), C: many('c', 50), D: [] };
  expect(firstBatch(products, ['A', 'B', 'C', 'D'])).toEqual(['A', 'C']);
});

it('requests no variants of an unknown product', () => {
  expect(firstBatch({ A: ['a'] }, ['X', 'A'])).toEqual(['A']);
  expect(variantsOf({ A: ['a', 'b'], C: ['c'] }, ['C', 'X', 'A'])).toEqual(['c', 'a', 'b']);
});
