import { sample } from 'effector';
import { nullable, object, string } from 'superstruct';
import { command, input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { $brand } from '../store-config/model.ts';
import { $product, openProduct } from './model.ts';
import { GIFT_CARDS, giftCardToOpen } from './gift-cards.ts';

export const openGiftCardPage = command('product/openGiftCardPage', nothing());
/** Selects a gift card design; the designs are its colourways. */
export const chooseDesign = input('product/chooseDesign', object({ productId: string() }));

/** GFT-02: the gift card on its own page; null until that page opens. */
export const $giftCardPageId = state<string | null>(
  'product/giftCardPageId',
  null,
  nullable(string()),
);

const opened = sample({
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
