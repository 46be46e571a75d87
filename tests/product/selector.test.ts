import { expect, it } from 'vitest';
import {
  EMPTY_SELECTOR,
  chosenVariant,
  selectAxis,
  selectProduct,
  withImage,
} from '#src/product/selector.ts';
import { product, sized, waistsAndLengths } from './products.ts';

const chosen = {
  ...EMPTY_SELECTOR,
  productId: 'RL1001WHT',
  size: 'M',
  showSizeErrors: true,
};

it('ENT-23 the state has product, size, errors, bar, gift card and pictures, initially empty', () => {
  expect(EMPTY_SELECTOR).toEqual({
    productId: null,
    size: null,
    width: null,
    length: null,
    giftCardPrice: null,
    showSizeErrors: false,
    stickyAddToBagClick: false,
    imageIndex: 0,
    thumbnailIndex: 0,
    sliderIsMoving: false,
  });
  const looked = withImage({ ...chosen, sliderIsMoving: true }, 2);
  expect(looked).toEqual({ ...chosen, imageIndex: 2, thumbnailIndex: 2, sliderIsMoving: false });
  expect(selectProduct(looked, 'RL1001BLK')).toEqual({ ...EMPTY_SELECTOR, productId: 'RL1001BLK' });
});

it('PRD-02 keeps the size when the same product is selected, and only then', () => {
  expect(selectProduct(chosen, 'RL1001WHT').size).toBe('M');
  expect(selectProduct(chosen, 'RL1001BLK').size).toBeNull();
});

it('PRD-03 keeps showing size errors for the same product only', () => {
  expect(selectProduct(chosen, 'RL1001WHT').showSizeErrors).toBe(true);
  expect(selectProduct(chosen, 'RL1001BLK').showSizeErrors).toBe(false);
});

it('ENT-14 a size names the variant', () => {
  const tee = product({ variants: sized('S', 'M') });
  expect(chosenVariant(tee, EMPTY_SELECTOR)).toBeUndefined();
  expect(chosenVariant(tee, selectAxis(EMPTY_SELECTOR, 'size', 'M'))?.id).toBe('ean-M');
});

it('ENT-14 width and length together name the variant', () => {
  const jeans = product({ variants: waistsAndLengths(['30', '32'], ['30', '34']) });
  const width = selectAxis(EMPTY_SELECTOR, 'width', '30');
  expect(chosenVariant(jeans, width)).toBeUndefined();
  expect(chosenVariant(jeans, selectAxis(width, 'length', '34'))?.id).toBe('ean-30-34');
});

it('chooses the only variant of a product', () => {
  const belt = product({ variants: [{ id: 'ean', size: 'One Size', price: 4990 }] });
  expect(chosenVariant(belt, EMPTY_SELECTOR)?.id).toBe('ean');
});

it('GFT-02 the amount names the gift card', () => {
  const card = product({
    giftCard: true,
    variants: [
      { id: 'ean-25', price: 2500 },
      { id: 'ean-50', price: 5000 },
    ],
  });
  expect(chosenVariant(card, EMPTY_SELECTOR)).toBeUndefined();
  expect(chosenVariant(card, { ...EMPTY_SELECTOR, giftCardPrice: 5000 })?.id).toBe('ean-50');
});
