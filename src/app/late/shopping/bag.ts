/** Changes of the bag, what is said of them, and what of other domains they need. */
import { sample } from 'effector';
import { expectMerge } from '../../../cart/bag/merge-model.ts';
import '../../../cart/changes/stored-adds-model.ts';
import '../../../cart/changes/model.ts';
import { $isUncertain, makeCertain } from '../../../cart/changes/changes-model.ts';
import {
  $movingProductIds,
  finishMoves,
  giveUpMoves,
  moveToWishlist,
} from '../../../cart/changes/moving-model.ts';
import { $askedVariantIds, askLineStock, setLineStock } from '../../../cart/changes/stock-model.ts';
import '../../../cart/gift/gift-model.ts';
import '../../../cart/vouchers/voucher-model.ts';
import { tellTabsFx } from '../../../ports/tabs.ts';
import { inventoryFx } from '../../../stock/model.ts';
import { $itemIds } from '../../../wishlist/model.ts';
import { $pending } from '../../../wishlist/pending-model.ts';
import {
  bagChanged,
  bagKnown,
  bagOwnerRead,
  guestSignedIn,
  lineStockRead,
  wishForgotten,
  wishMade,
  wishTakenBack,
} from './inbox.ts';

sample({
  clock: bagChanged,
  fn: () => ({ kind: 'bag-changed' as const }),
  target: tellTabsFx,
});

// Of a change whose answer was lost the other tabs hear when it is known what is in the bag.
sample({
  clock: bagKnown,
  source: $isUncertain,
  filter: Boolean,
  fn: () => ({ kind: 'bag-changed' as const }),
  target: [tellTabsFx, makeCertain],
});

sample({ clock: askLineStock, target: inventoryFx });
sample({
  clock: lineStockRead,
  source: $askedVariantIds,
  filter: (asked, { params }) => asked.join() === params.variantIds.join(),
  // STK-01…03
  fn: (_, { result }) => ({
    available: Object.fromEntries(
      Object.entries(result).map(([variantId, text]) => [variantId, Math.trunc(Number(text)) || 0]),
    ),
  }),
  target: setLineStock,
});

sample({ clock: guestSignedIn, target: expectMerge });

// A line moves to the wishlist: it leaves the bag when the wishlist has it.
sample({ clock: wishMade, target: finishMoves });
sample({
  clock: sample({
    clock: [moveToWishlist, bagOwnerRead],
    source: { moving: $movingProductIds, saved: $itemIds, pending: $pending },
  }).filterMap(({ moving, saved, pending }) => {
    const coming = pending.map(({ productId }) => productId);
    const productId = moving.find((id) => saved.includes(id) && !coming.includes(id));
    return productId === undefined ? undefined : { productId };
  }),
  target: finishMoves,
});
sample({
  clock: [
    wishTakenBack.filterMap(({ productId, change }) =>
      change === 'add' ? { productIds: [productId] } : undefined,
    ),
    sample({
      clock: wishForgotten,
      source: $movingProductIds,
      fn: (productIds) => ({ productIds }),
    }),
  ],
  target: giveUpMoves,
});
