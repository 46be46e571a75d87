import type { Scope } from 'effector';
import { $page } from '#src/pages/model.ts';
import { $bagCount } from '#src/cart/bag/bag-model.ts';
import { askBalance } from '#src/gift-card/balance-model.ts';
import { addToBag } from '#src/product/choice/add-to-bag-model.ts';
import { $chosen, selectGiftCardPrice } from '#src/product/choice/choice-model.ts';
import { chooseDesign } from '#src/product/gift-card-model.ts';
import { $product } from '#src/product/model.ts';
import { $store } from '#src/store-config/model.ts';
import { type Choice, type Situation, ofTheme } from './choice.ts';
import { giftCardOf } from './purchase-people.ts';

const purchase = ofTheme('purchase');

const PIECES = [
  '/foundry-tee-rl1001wht',
  '/foundry-straight-jean-rl0101rin',
  '/foundry-straight-jean-rl0101mid',
  '/gift-cards',
];

/** Choices that fill the bag directly, and those of the gift card page. */
export function giftCardChoices({ tab }: Situation, scope: Scope): Choice[] {
  const product = scope.getState($product);
  const shown =
    scope.getState($page).kind === 'gift-cards' && product.status === 'ready'
      ? product.product
      : null;
  const { kind } = scope.getState($page);
  const isOnPiece = kind === 'product' || kind === 'gift-cards';
  const { currencyCode } = scope.getState($store);
  return [
    purchase.choice(
      'visit a piece to buy it',
      scope.getState($bagCount) === 0 && !isOnPiece ? 8 : 0.15,
      (random) => tab.history.push(random.pick(PIECES)),
    ),
    ...purchase.when(
      shown !== null,
      'choose a design and an amount',
      scope.getState($chosen) ? 1 : 20,
      (random) => {
        const colours = shown?.colours ?? [];
        if (colours.length > 0) tab.send(chooseDesign, { productId: random.pick(colours).id });
        const prices = shown?.variants.map(({ price }) => price) ?? [];
        if (prices.length > 0) tab.send(selectGiftCardPrice, { price: random.pick(prices) });
      },
    ),
    ...purchase.when(
      shown !== null,
      'add a gift card to the bag',
      scope.getState($chosen) ? 16 : 1,
      () => tab.send(addToBag),
    ),
    ...purchase.when(shown !== null, 'ask what is left on a gift card', 2, (random) => {
      const { number, pin } = giftCardOf(currencyCode, random);
      tab.send(askBalance, { number, pin });
    }),
  ];
}
