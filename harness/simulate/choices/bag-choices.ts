import type { Scope } from 'effector';
import { $page } from '#src/pages/model.ts';
import { $bagLines } from '#src/cart/bag/bag-lines.ts';
import { $bagPage, $miniBag, retryBag } from '#src/cart/bag/bag-model.ts';
import { changeQuantity, removeLine } from '#src/cart/changes/changes-model.ts';
import { moveToWishlist } from '#src/cart/changes/moving-model.ts';
import { setGiftOptions } from '#src/cart/gift/gift-model.ts';
import { $appliedCodes, assignVoucher, removeVoucher } from '#src/cart/vouchers/voucher-model.ts';
import { $isMiniBagOpen, closeMiniBag, openMiniBag } from '#src/cart/bag/mini-bag-model.ts';
import { $takenOut, undoRemoval } from '#src/cart/changes/model.ts';
import { addToBag, stickyAddToBag } from '#src/product/choice/add-to-bag-model.ts';
import { $chosen } from '#src/product/choice/choice-model.ts';
import { $product } from '#src/product/model.ts';
import { type Choice, type Situation, ofTheme } from './choice.ts';

const bag = ofTheme('bag');
const purchase = ofTheme('purchase');
const trouble = ofTheme('trouble');
const wishlist = ofTheme('wishlist');

const MOST_WANTED = 4;
/** Above the quantity limit of any bag. */
const ABSURD = 1000;
/** Valid codes, an expired one and an unknown one. */
const CODES = ['INDIGO10', 'LOOM20', 'RIVET5', 'DELIVERY1', 'SPRING15', 'NOTHING1'];

export function bagChoices({ tab }: Situation, scope: Scope): Choice[] {
  const page = scope.getState($page);
  const bagPage = scope.getState($bagPage);
  const lines = bagPage.status === 'loaded' ? bagPage.details.lines : scope.getState($bagLines);
  const isOpen = scope.getState($isMiniBagOpen);
  const seesLines = lines.length > 0 && (isOpen || page.kind === 'bag');
  const isOnProduct = page.kind === 'product' && scope.getState($product).status === 'ready';
  const isFilled = page.kind === 'bag' && bagPage.status === 'loaded' && lines.length > 0;
  const isFailed = bagPage.status === 'failed' || scope.getState($miniBag).status === 'failed';
  return [
    bag.choice('visit the bag', 2, () => tab.history.push('/shopping-bag')),
    ...bag.when(isOnProduct, 'add to the bag', scope.getState($chosen) ? 40 : 3, (random) =>
      tab.send(random.below(4) === 0 ? stickyAddToBag : addToBag),
    ),
    ...bag.when(!isOpen, 'open the mini bag', 3, () => tab.send(openMiniBag)),
    ...bag.when(isOpen, 'close the mini bag', 4, () => tab.send(closeMiniBag)),
    ...bag.when(seesLines, 'change a quantity', 12, (random) =>
      tab.send(changeQuantity, {
        lineId: random.pick(lines).id,
        quantity: random.below(MOST_WANTED),
      }),
    ),
    ...bag.when(seesLines, 'want more of a piece than a bag takes', 0.5, (random) =>
      tab.send(changeQuantity, { lineId: random.pick(lines).id, quantity: ABSURD }),
    ),
    ...wishlist.when(seesLines, 'move a line to the wishlist', 3, (random) =>
      tab.send(moveToWishlist, { lineId: random.pick(lines).id }),
    ),
    ...(isFilled ? offBillChoices(tab, scope) : []),
    ...bag.when(seesLines, 'remove a line', 6, (random) =>
      tab.send(removeLine, { lineId: random.pick(lines).id }),
    ),
    ...bag.when(scope.getState($takenOut) !== null, 'put the removed line back', 8, () =>
      tab.send(undoRemoval),
    ),
    ...trouble.when(isFailed, 'ask for the bag again', 10, () => tab.send(retryBag)),
  ];
}

/** Choices that make a filled bag cheaper, or a gift. */
function offBillChoices(tab: Situation['tab'], scope: Scope): Choice[] {
  const applied = scope.getState($appliedCodes);
  return [
    purchase.choice('give a code', 1, (random) =>
      tab.send(assignVoucher, { code: random.pick(CODES) }),
    ),
    ...purchase.when(applied.length > 0, 'take a code out', 1, (random) =>
      tab.send(removeVoucher, { code: random.pick(applied).code }),
    ),
    purchase.choice('say that it is a gift, or not', 0.6, (random) => {
      const isGift = random.below(3) > 0;
      const isWrapped = isGift && random.below(2) === 0;
      tab.send(setGiftOptions, { isGift, note: isGift ? 'Happy birthday' : '', isWrapped });
    }),
  ];
}
