import { allSettled, fork, serialize } from 'effector';
import { expect, it } from 'vitest';
import {
  $isStockUnknown,
  $stock,
  dropByOne,
  inventoryFx,
  loadStock,
  refreshStock,
  setBagQuantities,
  stockLoadFailed,
} from '#src/stock/model.ts';
import { collect, heldHandler } from '#tests/product/observe.ts';

const inventory: Record<string, string> = { a: '2.0', b: '' };

async function loaded() {
  const scope = fork({ handlers: [[inventoryFx, () => inventory]] });
  await allSettled(loadStock, { scope, params: { variantIds: ['a', 'b', 'c'] } });
  return scope;
}

it('STK-06 drops by one after an add, and only once when the bag is read again', async () => {
  const scope = await loaded();
  await allSettled(dropByOne, { scope, params: { variantId: 'a' } });
  expect(scope.getState($stock)['a']).toMatchObject({ availableQuantity: 1, buyableQuantity: 1 });
  await allSettled(setBagQuantities, { scope, params: { quantities: { a: 1 } } });
  expect(scope.getState($stock)['a']).toMatchObject({ availableQuantity: 1, buyableQuantity: 1 });
});

it('ignores an answer for an earlier page', async () => {
  const held = heldHandler<{ variantIds: string[] }, typeof inventory>();
  const scope = fork({ handlers: [[inventoryFx, held.handler]] });
  const settled = [
    allSettled(loadStock, { scope, params: { variantIds: ['old'] } }),
    allSettled(loadStock, { scope, params: { variantIds: ['a'] } }),
  ];
  held.done(1, { a: '7.0' });
  held.done(0, { a: '1.0' });
  await Promise.all(settled);
  expect(scope.getState($stock)).toMatchObject({ a: { buyableQuantity: 7 } });
});

it('shows the known stock during a refresh, and the new one afterwards', async () => {
  const scope = await loaded();
  const held = heldHandler<{ variantIds: string[] }, typeof inventory>();
  const later = fork({ values: serialize(scope), handlers: [[inventoryFx, held.handler]] });
  const params = { variantIds: ['a', 'b', 'c'] };
  const settled = allSettled(refreshStock, { scope: later, params });
  expect(later.getState($stock)['a']?.buyableQuantity).toBe(2);
  held.done(0, { a: '0.0' });
  await settled;
  expect(later.getState($stock)['a']?.isOutOfStock).toBe(true);
});

it('FTL-02 a failed inventory call leaves the stock unknown', async () => {
  const scope = fork({
    handlers: [[inventoryFx, () => Promise.reject({ kind: 'http', status: 500, errors: [] })]],
  });
  const facts = collect(scope, stockLoadFailed);
  await allSettled(loadStock, { scope, params: { variantIds: ['a'] } });
  expect(facts).toEqual([{ status: 500 }]);
  expect(scope.getState($isStockUnknown)).toBe(true);
  expect(scope.getState($stock)).toEqual({});
});
