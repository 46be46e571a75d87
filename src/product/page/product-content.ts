import type { Spot } from './ContentSpots.tsx';
import { PRODUCT_CONTENT_KEYS } from '../content-keys.ts';

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
