import { combine, sample } from 'effector';
import { integer, nullable, object, string } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { dictionary, noPayload } from '../../kernel/struct.ts';
import { VariantStock } from '../../commerce/variant-stock.ts';
import { navigateFx } from '../../ports/navigation.ts';
import { $lowStock } from '../../store-config/limits-model.ts';
import { $basename } from '../../store-config/model.ts';
import { pageOpened, productArrived } from '../product-opened-model.ts';
import { $shownProduct } from '../model.ts';
import { colourOf } from '../product.ts';
import {
  chosenVariant,
  EMPTY_SELECTOR,
  ProductSelector,
  selectAxis,
  withImage,
  selectProduct,
} from '../selector.ts';
import { availabilityOf, onlyChoices } from './availability.ts';

feature('product');

const OfProduct = object({ productId: string() });
const Value = object({ value: string() });

/** STK-08: sets the current stock of each variant. */
export const showStock = command('product/showStock', object({ stock: dictionary(VariantStock) }));

export const selectColour = input('product/selectColour', OfProduct);
export const selectSize = input('product/selectSize', Value);
export const selectWidth = input('product/selectWidth', Value);
export const selectLength = input('product/selectLength', Value);
export const selectGiftCardPrice = input(
  'product/selectGiftCardPrice',
  object({ price: integer() }),
);
export const selectImage = input('product/selectImage', object({ index: integer() }));
export const moveSlider = input('product/moveSlider', noPayload());

export const colourSelected = fact('product/colourSelected', OfProduct);
/** `variantId` is null while the choice is incomplete. */
export const sizeSelected = fact(
  'product/sizeSelected',
  object({ productId: string(), variantId: nullable(string()) }),
);

export const $selector = state('product/selector', EMPTY_SELECTOR, ProductSelector);
export const $productStock = state('product/stock', {}, dictionary(VariantStock));

/** Everything a choice depends on. */
export const $productChoice = combine({
  product: $shownProduct,
  selector: $selector,
  stock: $productStock,
  lowStock: $lowStock,
});

/** The chosen variant and its availability; null while the choice is incomplete. */
export const $chosen = $productChoice.map(({ product, selector, stock, lowStock }) => {
  const variant = product && chosenVariant(product, selector);
  return variant ? { variant, availability: availabilityOf(stock[variant.id], lowStock) } : null;
});

const choicesPreset = sample({
  clock: productArrived,
  source: $shownProduct,
  fn: (product, { productId }) => ({ productId, choices: product ? onlyChoices(product) : {} }),
});

$productStock.on(showStock, (_, { stock }) => stock);

$selector
  .on(pageOpened, (selector, { productId }) => selectProduct(selector, productId))
  // Either event may fire first: both are for the same product.
  .on(choicesPreset, (selector, { productId, choices }) => ({
    ...selectProduct(selector, productId),
    ...choices,
  }))
  .on(selectSize, (selector, { value }) => selectAxis(selector, 'size', value))
  .on(selectWidth, (selector, { value }) => selectAxis(selector, 'width', value))
  .on(selectLength, (selector, { value }) => selectAxis(selector, 'length', value))
  .on(selectGiftCardPrice, (selector, { price }) => ({
    ...selector,
    giftCardPrice: price,
    showSizeErrors: false,
  }))
  .on(selectImage, (selector, { index }) => withImage(selector, index))
  .on(moveSlider, (selector) => ({ ...selector, sliderIsMoving: true }));

sample({
  clock: selectColour,
  source: $shownProduct,
  filter: (product, { productId }) =>
    product !== null && colourOf(product, productId) !== undefined,
  fn: (_, { productId }) => ({ productId }),
  target: colourSelected,
});

sampleStores({
  clock: colourSelected,
  source: { product: $shownProduct, basename: $basename },
  fn: ({ product, basename }, { productId }) => ({
    to: basename + ((product && colourOf(product, productId)?.url) ?? '/'),
    replace: true,
  }),
  target: navigateFx,
});

sampleStores({
  clock: [selectSize, selectWidth, selectLength, selectGiftCardPrice],
  source: { product: $shownProduct, chosen: $chosen },
  filter: ({ product }) => product !== null,
  fn: ({ product, chosen }) => ({
    productId: product?.id ?? '',
    variantId: chosen?.variant.id ?? null,
  }),
  target: sizeSelected,
});
