import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import {
  addRefused,
  addRequested,
  addToBag,
  sizeMissed,
  stickyAddToBag,
} from '#src/product/choice/add-to-bag-model.ts';
import { $selector, selectSize, selectWidth, showStock } from '#src/product/choice/choice-model.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { partsHere } from '#tests/parts-here.ts';
import { collect } from '../observe.ts';
import { allInBag, buyable, comingSoon, product, soldOut, waistsAndLengths } from '../products.ts';

async function opened(shown = product()) {
  const scope = fork({ values: partsHere, handlers: [[productFx, () => shown]] });
  await allSettled(openProduct, { scope, params: { productId: shown.id } });
  return scope;
}

it('asks for the chosen size to be added', async () => {
  const scope = await opened();
  const requested = collect(scope, addRequested);
  await allSettled(showStock, { scope, params: { stock: { 'ean-M': buyable } } });
  await allSettled(selectSize, { scope, params: { value: 'M' } });
  await allSettled(addToBag, { scope });
  expect(requested).toEqual([{ productId: 'RL1001WHT', variantId: 'ean-M', quantity: 1 }]);
});

it('PRD-03 shows the size error when no size is chosen, until one is', async () => {
  const scope = await opened();
  const missing = collect(scope, sizeMissed);
  await allSettled(addToBag, { scope });
  expect(missing).toEqual([{ productId: 'RL1001WHT', axes: ['size'] }]);
  expect(scope.getState($selector).showSizeErrors).toBe(true);
  await allSettled(selectSize, { scope, params: { value: 'M' } });
  expect(scope.getState($selector).showSizeErrors).toBe(false);
});

it('names the axis that is missing', async () => {
  const scope = await opened(product({ variants: waistsAndLengths(['30', '32'], ['31', '34']) }));
  const missing = collect(scope, sizeMissed);
  await allSettled(selectWidth, { scope, params: { value: '31' } });
  await allSettled(addToBag, { scope });
  expect(missing).toEqual([{ productId: 'RL1001WHT', axes: ['length'] }]);
});

it.each([
  ['STK-01', comingSoon, 'comingSoon'],
  ['STK-02', soldOut, 'outOfStock'],
  ['STK-05', allInBag, 'inBag'],
])('%s refuses what cannot be bought', async (_rule, stock, reason) => {
  const scope = await opened();
  const requested = collect(scope, addRequested);
  const refused = collect(scope, addRefused);
  await allSettled(showStock, { scope, params: { stock: { 'ean-M': stock } } });
  await allSettled(selectSize, { scope, params: { value: 'M' } });
  await allSettled(addToBag, { scope });
  expect(requested).toEqual([]);
  expect(refused).toEqual([{ productId: 'RL1001WHT', variantId: 'ean-M', reason }]);
});

it('PRD-06 remembers that the sticky button was clicked', async () => {
  const scope = await opened();
  const missing = collect(scope, sizeMissed);
  await allSettled(stickyAddToBag, { scope });
  expect(scope.getState($selector).stickyAddToBagClick).toBe(true);
  expect(missing).toHaveLength(1);
  await allSettled(addToBag, { scope });
  expect(scope.getState($selector).stickyAddToBagClick).toBe(false);
});

it('adds nothing before there is a product', async () => {
  const scope = fork({ values: partsHere });
  const missing = collect(scope, sizeMissed);
  await allSettled(addToBag, { scope });
  expect(missing).toEqual([]);
});
