import type { Spot } from './ContentSpots.tsx';
import type { Product } from '../contract.ts';
import { PRODUCT_CONTENT_KEYS } from '../content-keys.ts';

/** Spots of the content service on the product page. */
export type ProductContent = Readonly<Record<keyof typeof PRODUCT_CONTENT_KEYS, readonly Spot[]>>;

/** Reads the page's spots from a layout; an absent key has none. */
export function productContent(layout: Readonly<Record<string, readonly Spot[]>>): ProductContent {
  const { shippingAndReturns, addToBag, shippingBanner } = PRODUCT_CONTENT_KEYS;
  return {
    shippingAndReturns: layout[shippingAndReturns] ?? [],
    addToBag: layout[addToBag] ?? [],
    shippingBanner: layout[shippingBanner] ?? [],
  };
}

/** Spots that apply to the product's group. */
export function spotsOf(
  spots: readonly Spot[],
  { productGroup }: Pick<Product, 'productGroup'>,
): readonly Spot[] {
  return spots.filter(({ productGroups }) => productGroups?.includes(productGroup) ?? true);
}
