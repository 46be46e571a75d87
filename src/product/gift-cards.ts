import type { Brand } from '../commerce/brands.ts';
import { type ProductState, shownProduct } from './product.ts';
import { isSameStyle } from './style.ts';

/** The gift card that each brand's page opens by default. */
export const GIFT_CARDS: Readonly<Record<Brand, string>> = { rl: 'RL2601STD', hm: 'HM2601STD' };

/** Returns the design on the current product page, or else the usual one. */
export function giftCardToOpen(state: ProductState, usual: string): string {
  const product = shownProduct(state);
  return product?.giftCard && isSameStyle(product.id, usual) ? product.id : usual;
}
