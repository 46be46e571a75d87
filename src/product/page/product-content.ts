import type { Spot } from './ContentSpots.tsx';

/** The layout keys of the product page (PRD-09), by their place on it. */
export const PRODUCT_CONTENT_KEYS = {
  shippingAndReturns: 'PDP_SHIPPING_AND_RETURNS',
  addToBag: 'PDP_CONTENTSPOT_ADD_TO_BAG',
  shippingBanner: 'PDP_SHIPPING_BANNER',
} as const;

/** What the content service says on the product page. */
export type ProductContent = Readonly<Record<keyof typeof PRODUCT_CONTENT_KEYS, readonly Spot[]>>;

/** Takes the pieces of the page out of a layout; an absent key has none. */
export function productContent(layout: Readonly<Record<string, readonly Spot[]>>): ProductContent {
  const { shippingAndReturns, addToBag, shippingBanner } = PRODUCT_CONTENT_KEYS;
  return {
    shippingAndReturns: layout[shippingAndReturns] ?? [],
    addToBag: layout[addToBag] ?? [],
    shippingBanner: layout[shippingBanner] ?? [],
  };
}
