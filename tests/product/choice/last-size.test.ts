import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import {
  addRequested,
  addToBag,
  sizeMissed,
  stickyAddToBag,
} from '#src/product/choice/add-to-bag-model.ts';
import {
  $selector,
  selectLength,
  selectSize,
  selectWidth,
} from '#src/product/choice/choice-model.ts';
import {
  $isSizeAsked,
  $recalled,
  addLastSize,
  chooseAnotherSize,
  sizeAsked,
  takeLastSize,
} from '#src/product/choice/last-size-model.ts';
import type { Product } from '#src/product/contract.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import {
  $isQuickSizeAsked,
  $quickRecalled,
  addQuickLastSize,
  quickAdd,
  takeQuickLastSize,
} from '#src/product/quick-add/quick-add-model.ts';
import { openQuickAdd } from '#src/product/quick-add/open-model.ts';
import { inventoryFx } from '#src/stock/model.ts';
import { miniBagFx } from '#src/cart/bag/bag-model.ts';
import { addItemFx, calculateFx } from '#src/cart/changes/sending-model.ts';
import { namedProductsFx } from '#src/listing/named/named-model.ts';
import { recommendationsFx } from '#src/product/recommendations-model.ts';
import { readUserInfoFx } from '#src/session/model.ts';
import { miniBag } from '#tests/cart/bag.ts';
import { guest, shopScope } from '#tests/session/shop-scope.ts';
import { collect } from '../observe.ts';
import { product, sized, waistsAndLengths } from '../products.ts';

const WHITE = 'RL1001WHT';
const BLACK = 'RL1001BLK';
const PAIRS = waistsAndLengths(['30', '32'], ['32', '32'], ['32', '34']);

/** What a size was chosen of. */
const chosen = (size: string) => ({ RL1001: { size, width: null, length: null } });

/** Somebody who has chosen in white, and looks at black. */
async function inBlack(choose: 'M' | 'pair', given: Partial<Product> = {}) {
  const variants = choose === 'pair' ? PAIRS : sized('S', 'M', 'L');
  const shop = shopScope(
    [
      productFx,
      ({ productId }: { productId: string }) =>
        product({ id: productId, variants, ...(productId === BLACK && given) }),
    ],
    [inventoryFx, () => ({})],
    [namedProductsFx, () => ({ tiles: [] })],
    [recommendationsFx, () => ({ productIds: [] })],
    [readUserInfoFx, () => guest()],
    [addItemFx, () => ({ orderId: '7' })],
    [calculateFx, () => ({ orderId: '7' })],
    [miniBagFx, () => miniBag()],
  );
  const { scope } = shop;
  await allSettled(openProduct, { scope, params: { productId: WHITE } });
  if (choose === 'M') await allSettled(selectSize, { scope, params: { value: 'M' } });
  else {
    await allSettled(selectWidth, { scope, params: { value: '32' } });
    await allSettled(selectLength, { scope, params: { value: '34' } });
  }
  await allSettled(openProduct, { scope, params: { productId: BLACK } });
  return { ...shop, requested: collect(scope, addRequested), asked: collect(scope, sizeAsked) };
}

it('PRD-02 discards the choice, and takes it over by one press', async () => {
  const { scope, requested } = await inBlack('pair');
  expect(scope.getState($selector)).toMatchObject({ width: null, length: null });
  await allSettled(takeLastSize, { scope });
  expect(scope.getState($selector)).toMatchObject({ width: '32', length: '34' });
  expect(scope.getState($recalled)).toBeNull();
  await allSettled(addToBag, { scope });
  expect(requested).toMatchObject([{ productId: BLACK, variantId: 'ean-32-34' }]);
});

it.each([
  ['the button', addToBag],
  ['the bar’s button', stickyAddToBag],
])('%s asks for it, and “yes” adds one', async (_, press) => {
  const { scope, requested, asked } = await inBlack('M');
  const missed = collect(scope, sizeMissed);
  await allSettled(press, { scope });
  expect(asked).toEqual([{ productId: BLACK, variantId: 'ean-M' }]);
  expect([requested, missed]).toEqual([[], []]);
  expect(scope.getState($isSizeAsked)).toBe(true);
  await allSettled(addLastSize, { scope });
  await allSettled(addLastSize, { scope });
  expect(requested).toEqual([{ productId: BLACK, variantId: 'ean-M', quantity: 1 }]);
  expect(scope.getState($selector).size).toBe('M');
  expect(scope.getState($isSizeAsked)).toBe(false);
});

it('“choose another” asks for a size as ever', async () => {
  const { scope, asked } = await inBlack('M');
  const missed = collect(scope, sizeMissed);
  await allSettled(addToBag, { scope });
  await allSettled(chooseAnotherSize, { scope });
  expect(missed).toEqual([{ productId: BLACK, axes: ['size'] }]);
  expect(asked).toHaveLength(1);
  expect(scope.getState($isSizeAsked)).toBe(false);
});

it('does not ask for what is not made in the colour', async () => {
  const { scope, asked } = await inBlack('M', { variants: sized('S', 'L') });
  const missed = collect(scope, sizeMissed);
  await allSettled(addToBag, { scope });
  expect(asked).toEqual([]);
  expect(missed).toHaveLength(1);
});

it('is kept for the tab, and known on a tile as well', async () => {
  const { scope, calls, requested } = await inBlack('M');
  expect(calls).toContainEqual(
    expect.objectContaining({
      payload: {
        area: 'session',
        key: 'selvedge.lastSizes',
        value: JSON.stringify(chosen('M')),
      },
    }),
  );
  await allSettled(openQuickAdd, { scope, params: { productId: BLACK } });
  expect(scope.getState($quickRecalled)).toMatchObject({ status: 'offered' });
  await allSettled(quickAdd, { scope });
  expect(scope.getState($isQuickSizeAsked)).toBe(true);
  await allSettled(addQuickLastSize, { scope });
  expect(requested).toEqual([{ productId: BLACK, variantId: 'ean-M', quantity: 1 }]);
});

it('is taken over on a tile by one press', async () => {
  const { scope, requested } = await inBlack('pair');
  await allSettled(openQuickAdd, { scope, params: { productId: BLACK } });
  await allSettled(takeQuickLastSize, { scope });
  await allSettled(quickAdd, { scope });
  expect(requested).toMatchObject([{ variantId: 'ean-32-34' }]);
});
