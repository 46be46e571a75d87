import { sample } from 'effector';
import { nullable, object, string } from 'superstruct';
import { command, feature, input, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload } from '../kernel/struct.ts';
import { $brand } from '../store-config/model.ts';
import { $product, openProduct } from './model.ts';
import type { Brand } from '../commerce/brands.ts';
import { type ProductState, shownProduct } from './product.ts';
import { isSameStyle } from './selector.ts';

feature('gift-cards');

/** The gift card that each brand's page opens by default. */
export const GIFT_CARDS: Readonly<Record<Brand, string>> = { rl: 'RL2601STD', hm: 'HM2601STD' };

/** Returns the design on the current product page, or else the usual one. */
function giftCardToOpen(state: ProductState, usual: string): string {
  const product = shownProduct(state);
  return product?.giftCard && isSameStyle(product.id, usual) ? product.id : usual;
}

export const openGiftCardPage = command('product/openGiftCardPage', noPayload());
/** Selects a gift card design; the designs are its colourways. */
export const chooseDesign = input('product/chooseDesign', object({ productId: string() }));

/** GFT-02: the gift card on its own page; null until that page opens. */
export const $giftCardPageId = state<string | null>(
  'product/giftCardPageId',
  null,
  nullable(string()),
);

const opened = sampleStores({
  clock: openGiftCardPage,
  source: { brand: $brand, product: $product },
  fn: ({ brand, product }) => ({ productId: giftCardToOpen(product, GIFT_CARDS[brand]) }),
});

const designChosen = sample({
  clock: chooseDesign,
  source: $giftCardPageId,
  filter: (shown, { productId }) => shown !== null && shown !== productId,
  fn: (_, { productId }) => ({ productId }),
});

$giftCardPageId.on([opened, designChosen], (_, { productId }) => productId);

sample({ clock: [opened, designChosen], target: openProduct });
