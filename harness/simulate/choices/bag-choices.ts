import type { Scope } from 'effector';
import { $page } from '#src/pages/model.ts';
import { $bagLines } from '#src/cart/bag/bag-lines.ts';
import { $bagPage, $miniBag, retryBag } from '#src/cart/bag/bag-model.ts';
import { changeQuantity, removeLine } from '#src/cart/changes/changes-model.ts';
import { moveToWishlist } from '#src/cart/changes/moving-model.ts';
import { sayGift } from '#src/cart/gift/gift-model.ts';
import { $appliedCodes, assignVoucher, removeVoucher } from '#src/cart/vouchers/voucher-model.ts';
import { $isMiniBagOpen, closeMiniBag, openMiniBag } from '#src/cart/bag/mini-bag-model.ts';
import { $takenOut, undoRemoval } from '#src/cart/changes/model.ts';
import { addToBag, stickyAddToBag } from '#src/product/choice/add-to-bag-model.ts';
import { $chosen } from '#src/product/choice/choice-model.ts';
import { $product } from '#src/product/model.ts';
import { type Choice, type Situation, when } from './choice.ts';

const MOST_WANTED = 4;
/** Above the quantity limit of any bag. */
const ABSURD = 1000;
/** Valid codes, an expired one and an unknown one. */
const CODES = ['INDIGO10', 'LOOM20', 'RIVET5', 'DELIVERY1', 'SPRING15', 'NOTHING1'];

/** Choices for filling and changing the bag. */
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
    {
      name: 'visit the bag',
      theme: 'bag',
      weight: 2,
      act: () => tab.history.push('/shopping-bag'),
    },
    ...when(isOnProduct, () => ({
      name: 'add to the bag',
      theme: 'bag',
      weight: scope.getState($chosen) ? 40 : 3,
      act: (random) => tab.send(random.below(4) === 0 ? stickyAddToBag : addToBag, undefined),
    })),
    ...when(!isOpen, () => ({
      name: 'open the mini bag',
      theme: 'bag',
      weight: 3,
      act: () => tab.send(openMiniBag, undefined),
    })),
    ...when(isOpen, () => ({
      name: 'close the mini bag',
      theme: 'bag',
      weight: 4,
      act: () => tab.send(closeMiniBag, undefined),
    })),
    ...when(seesLines, () => ({
      name: 'change a quantity',
      theme: 'bag',
      weight: 12,
      act: (random) =>
        tab.send(changeQuantity, {
          lineId: random.pick(lines).id,
          quantity: random.below(MOST_WANTED),
        }),
    })),
    ...when(seesLines, () => ({
      name: 'want more of a piece than a bag takes',
      theme: 'bag',
      weight: 0.5,
      act: (random) =>
        tab.send(changeQuantity, { lineId: random.pick(lines).id, quantity: ABSURD }),
    })),
    ...when(seesLines, () => ({
      name: 'move a line to the wishlist',
      theme: 'wishlist',
      weight: 3,
      act: (random) => tab.send(moveToWishlist, { lineId: random.pick(lines).id }),
    })),
    ...(isFilled ? offBillChoices(tab, scope) : []),
    ...when(seesLines, () => ({
      name: 'remove a line',
      theme: 'bag',
      weight: 6,
      act: (random) => tab.send(removeLine, { lineId: random.pick(lines).id }),
    })),
    ...when(scope.getState($takenOut) !== null, () => ({
      name: 'put the removed line back',
      theme: 'bag',
      weight: 8,
      act: () => tab.send(undoRemoval, undefined),
    })),
    ...when(isFailed, () => ({
      name: 'ask for the bag again',
      theme: 'trouble',
      weight: 10,
      act: () => tab.send(retryBag, undefined),
    })),
  ];
}

/** Choices that make a filled bag cheaper, or a gift. */
function offBillChoices(tab: Situation['tab'], scope: Scope): Choice[] {
  const applied = scope.getState($appliedCodes);
  return [
    {
      name: 'give a code',
      theme: 'purchase',
      weight: 1,
      act: (random) => tab.send(assignVoucher, { code: random.pick(CODES) }),
    },
    ...when(applied.length > 0, () => ({
      name: 'take a code out',
      theme: 'purchase',
      weight: 1,
      act: (random) => tab.send(removeVoucher, { code: random.pick(applied).code }),
    })),
    {
      name: 'say that it is a gift, or not',
      theme: 'purchase',
      weight: 0.6,
      act(random) {
        const isGift = random.below(3) > 0;
        const isWrapped = isGift && random.below(2) === 0;
        tab.send(sayGift, { isGift, note: isGift ? 'Happy birthday' : '', isWrapped });
      },
    },
  ];
}
