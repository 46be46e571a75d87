/** Changes of the bag, what is said of them, and what of other domains they need. */
import { sample } from 'effector';
import { signedIn } from '../../auth/model.ts';
import { itemAdded, lineRemoved, quantityChanged } from '../../cart/changes/changes-model.ts';
import { expectMerge } from '../../cart/bag/merge-model.ts';
import '../../cart/changes/model.ts';
import {
  $movingProductIds,
  finishMoves,
  giveUpMoves,
  moveToWishlist,
} from '../../cart/changes/moving-model.ts';
import { $askedVariantIds, askLineStock, setLineStock } from '../../cart/changes/stock-model.ts';
import '../../cart/vouchers/voucher-model.ts';
import { inPart } from '../../ports/parts.ts';
import { tellTabsFx } from '../../ports/tabs.ts';
import { userInfoLoaded } from '../../session/model.ts';
import { inventoryFx } from '../../stock/model.ts';
import { $itemIds, forgetHeldWish, itemAdded as wishAdded } from '../../wishlist/model.ts';
import { $pending, changeRolledBack } from '../../wishlist/pending-model.ts';

sample({
  clock: [inPart('bag', itemAdded), inPart('bag', lineRemoved), inPart('bag', quantityChanged)],
  fn: () => ({ kind: 'bag-changed' as const }),
  target: tellTabsFx,
});

sample({ clock: askLineStock, target: inventoryFx });
sample({
  clock: inPart('bag', inventoryFx.done),
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

sample({ clock: inPart('bag', signedIn), target: expectMerge });

// A line moves to the wishlist: it leaves the bag when the wishlist has it.
sample({ clock: inPart('bag', wishAdded), target: finishMoves });
sample({
  clock: sample({
    clock: [moveToWishlist, inPart('bag', userInfoLoaded)],
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
    inPart('bag', changeRolledBack).filterMap(({ productId, change }) =>
      change === 'add' ? { productIds: [productId] } : undefined,
    ),
    sample({
      clock: inPart('bag', forgetHeldWish),
      source: $movingProductIds,
      fn: (productIds) => ({ productIds }),
    }),
  ],
  target: giveUpMoves,
});
