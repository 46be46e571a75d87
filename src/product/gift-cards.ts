import type { Brand } from '../commerce/brands.ts';
import { type ProductState, shownProduct } from './product.ts';
import { isSameStyle } from './style.ts';

/** The gift card of each brand that its page begins with. */
export const GIFT_CARDS: Readonly<Record<Brand, string>> = { rl: 'RL2601STD', hm: 'HM2601STD' };

/** Whoever comes from a gift card's own page finds the same design again. */
export function giftCardToOpen(state: ProductState, usual: string): string {
  const product = shownProduct(state);
  return product?.giftCard && isSameStyle(product.id, usual) ? product.id : usual;
}
