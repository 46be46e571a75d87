import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { navigateFx } from '#src/ports/navigation.ts';
import { $sizeAxes } from '#src/product/choice/size-axes.ts';
import {
  $chosen,
  $selector,
  moveSlider,
  selectColour,
  selectGiftCardPrice,
  selectImage,
  selectLength,
  selectSize,
  selectWidth,
  showStock,
  sizeSelected,
} from '#src/product/choice/choice-model.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { siteEntered } from '#src/store-config/model.ts';
import { partsHere } from '#tests/parts-here.ts';
import { collect } from '../observe.ts';
import { lowOnStock, product, waistsAndLengths } from '../products.ts';

async function opened(shown = product()) {
  const visited: { to: string; replace: boolean }[] = [];
  const scope = fork({
    values: partsHere,
    handlers: [
      [productFx, () => shown],
      [navigateFx, (address: { to: string; replace: boolean }) => visited.push(address)],
    ],
  });
  await allSettled(openProduct, { scope, params: { productId: shown.id } });
  return { scope, visited };
}

it('ignores a colour that the style does not have', async () => {
  const { scope, visited } = await opened();
  await allSettled(selectColour, { scope, params: { productId: 'HM0101INK' } });
  expect(visited).toEqual([]);
});

it('PRD-01 has no choices before the product has loaded', () => {
  expect(fork().getState($sizeAxes)).toEqual([]);
});

it('ENT-14 a size chooses the variant', async () => {
  const { scope } = await opened();
  const selected = collect(scope, sizeSelected);
  await allSettled(selectSize, { scope, params: { value: 'M' } });
  expect(selected).toEqual([{ productId: 'RL1001WHT', variantId: 'ean-M' }]);
});

it('ENT-14 jeans need a width and a length', async () => {
  const { scope } = await opened(
    product({ variants: waistsAndLengths(['30', '32'], ['31', '34']) }),
  );
  const selected = collect(scope, sizeSelected);
  await allSettled(selectWidth, { scope, params: { value: '31' } });
  await allSettled(selectLength, { scope, params: { value: '34' } });
  expect(selected.map(({ variantId }) => variantId)).toEqual([null, 'ean-31-34']);
});

it('preselects a single value', async () => {
  const { scope } = await opened(
    product({ variants: waistsAndLengths(['30', '32'], ['31', '32']) }),
  );
  expect(scope.getState($selector).length).toBe('32');
});

it('GFT-02 keeps the chosen gift card price', async () => {
  const variants = [2500, 5000].map((price) => ({ id: `ean-${price}`, price }));
  const { scope } = await opened(product({ giftCard: true, variants }));
  await allSettled(selectGiftCardPrice, { scope, params: { price: 5000 } });
  expect(scope.getState($chosen)?.variant.id).toBe('ean-5000');
});

it.each([
  ['20002', 'en', 'available'],
  ['20026', 'de', 'low'],
] as const)(
  'STK-09 CFG-14 shows four pieces in store %s (%s) as %s, by the low stock setting of the store',
  async (storeId, language, status) => {
    const { scope } = await opened();
    const place = { storeId, language, siteEnvironment: 'test', basename: '' } as const;
    await allSettled(siteEntered, { scope, params: place });
    const four = { ...lowOnStock, availableQuantity: 4, buyableQuantity: 4 };
    await allSettled(showStock, { scope, params: { stock: { 'ean-M': four } } });
    expect(scope.getState($sizeAxes)[0]?.choices[1]?.availability.status).toBe(status);
    await allSettled(selectSize, { scope, params: { value: 'M' } });
    expect(scope.getState($chosen)?.availability.status).toBe(status);
  },
);

it('PRD-02 clears the size for another product, and retains it for the same one', async () => {
  const { scope } = await opened();
  await allSettled(selectSize, { scope, params: { value: 'M' } });
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  expect(scope.getState($selector)).toMatchObject({ size: 'M' });
  await allSettled(openProduct, { scope, params: { productId: 'RL1001BLK' } });
  expect(scope.getState($selector)).toMatchObject({ size: null, productId: 'RL1001BLK' });
});

it('PRD-07 holds picture, thumbnail and whether the slider moves', async () => {
  const { scope } = await opened();
  await allSettled(moveSlider, { scope });
  expect(scope.getState($selector).sliderIsMoving).toBe(true);
  await allSettled(selectImage, { scope, params: { index: 1 } });
  expect(scope.getState($selector)).toMatchObject({
    imageIndex: 1,
    thumbnailIndex: 1,
    sliderIsMoving: false,
  });
});
