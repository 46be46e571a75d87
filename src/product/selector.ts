import { type Infer, boolean, integer, nullable, object, string } from 'superstruct';
import type { Product, Variant } from './contract.ts';

const COLOURWAY = /(?<=\d)[A-Z]{3}$/;

/**
 * Colourways of one style differ in their last three letters; other ids (RTE-18) are compared
 * whole.
 */
export function isSameStyle(one: string, other: string): boolean {
  const isTold = COLOURWAY.test(one) && COLOURWAY.test(other);
  return isTold ? one.slice(0, -3) === other.slice(0, -3) : one === other;
}

/**
 * The shopper's choice and gallery position on the product page (ENT-23). Gift cards are chosen by
 * `giftCardPrice`; others by a size, or by width and length.
 */
export const ProductSelector = object({
  productId: nullable(string()),
  size: nullable(string()),
  width: nullable(string()),
  length: nullable(string()),
  giftCardPrice: nullable(integer()),
  showSizeErrors: boolean(),
  stickyAddToBagClick: boolean(),
  imageIndex: integer(),
  thumbnailIndex: integer(),
  sliderIsMoving: boolean(),
});
export type ProductSelector = Infer<typeof ProductSelector>;

export type SizeAxisName = 'size' | 'width' | 'length';

export const EMPTY_SELECTOR: ProductSelector = {
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
};

/**
 * PRD-02, PRD-03: retains sizes and their errors for the same product. Another gift card design
 * retains the amount.
 */
export function selectProduct(selector: ProductSelector, productId: string): ProductSelector {
  if (selector.productId === productId) return selector;
  const isSameCard = selector.productId !== null && isSameStyle(selector.productId, productId);
  return {
    ...EMPTY_SELECTOR,
    productId,
    giftCardPrice: isSameCard ? selector.giftCardPrice : null,
  };
}

export function selectAxis(
  selector: ProductSelector,
  axis: SizeAxisName,
  value: string,
): ProductSelector {
  return { ...selector, [axis]: value, showSizeErrors: false };
}

/** PRD-07: the thumbnail follows the picture. */
export function withImage(selector: ProductSelector, index: number): ProductSelector {
  return { ...selector, imageIndex: index, thumbnailIndex: index, sliderIsMoving: false };
}

/** The chosen variant; a single one needs no choice. */
export function chosenVariant(product: Product, selector: ProductSelector): Variant | undefined {
  const { variants } = product;
  if (variants.length === 1) return variants[0];
  if (product.giftCard) return variants.find(({ price }) => price === selector.giftCardPrice);
  return variants.find(
    ({ size = null, width = null, length = null }) =>
      (size !== null || width !== null) &&
      size === selector.size &&
      width === selector.width &&
      length === selector.length,
  );
}
