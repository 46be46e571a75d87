/** Connects changes of the bag with stock, wishlist, other tabs and delivery days. */
import { type StoreValue, sample } from 'effector';
import { connectRoutes } from '../../../event-log/decisions.ts';
import { feature } from '../../../event-log/units.ts';
import { sampleStores } from '../../../event-log/sample-stores.ts';
import { drawerOpened } from '../../../analytics/data-layer/sign-in-data-model.ts';
import { $drawer, signInOpened, signedIn } from '../../../auth/model.ts';
import { miniBagLoaded, readRefused } from '../../../cart/bag/bag-model.ts';
import '../../../cart/bag/details-model.ts';
import { expectMerge } from '../../../cart/bag/merge-model.ts';
import '../../../cart/changes/stored-adds-model.ts';
import '../../../cart/changes/model.ts';
import {
  $isUncertain,
  addCartItem,
  cartItemAdded,
  lineRemoved,
  makeCertain,
  quantityChanged,
} from '../../../cart/changes/changes-model.ts';
import {
  $movingProductIds,
  finishMoves,
  giveUpMoves,
  moveToWishlist,
} from '../../../cart/changes/moving-model.ts';
import { $askedVariantIds, askLineStock, setLineStock } from '../../../cart/changes/stock-model.ts';
import '../../../cart/gift/gift-model.ts';
import '../../../cart/vouchers/voucher-model.ts';
import { arrivalsAsked } from '../../../delivery-days/model.ts';
import { $page, pageEntered } from '../../../pages/model.ts';
import type { Page } from '../../../pages/pages.ts';
import { $waitingAdd, addRequested } from '../../../product/choice/add-to-bag-model.ts';
import { tellTabsFx } from '../../../ports/tabs.ts';
import { userInfoLoaded } from '../../../session/model.ts';
import { inventoryFx } from '../../../stock/model.ts';
import { $itemIds, forgetHeldWish } from '../../../wishlist/hearts-model.ts';
import { wishlistItemAdded } from '../../../wishlist/model.ts';
import { $pending, changeRolledBack } from '../../../wishlist/pending-model.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('bag');

type WaitingAdd = StoreValue<typeof $waitingAdd>;

connectRoutes({
  clock: [addRequested, whenLoaded('bag')],
  source: $waitingAdd,
  route: (_, add): { waiting?: WaitingAdd; addCartItem?: NonNullable<WaitingAdd> } =>
    add ? { waiting: null, addCartItem: add } : {},
  target: { waiting: $waitingAdd, addCartItem },
});

sample({
  clock: [cartItemAdded, lineRemoved, quantityChanged],
  fn: () => ({ kind: 'bag-changed' as const }),
  target: tellTabsFx,
});

// After a lost answer the other tabs are told once the bag has been read again.
sample({
  clock: [miniBagLoaded, readRefused],
  source: $isUncertain,
  filter: Boolean,
  fn: () => ({ kind: 'bag-changed' as const }),
  target: [tellTabsFx, makeCertain],
});

sample({ clock: askLineStock, target: inventoryFx });
sample({
  clock: inventoryFx.done,
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

sample({ clock: signedIn, target: expectMerge });

// A line moved to the wishlist is removed from the bag once the wishlist contains it.
sample({ clock: wishlistItemAdded, target: finishMoves });
sample({
  clock: sampleStores({
    clock: [moveToWishlist, userInfoLoaded],
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
    changeRolledBack.filterMap(({ productId, change }) =>
      change === 'add' ? { productIds: [productId] } : undefined,
    ),
    sample({
      clock: forgetHeldWish,
      source: $movingProductIds,
      fn: (productIds) => ({ productIds }),
    }),
  ],
  target: giveUpMoves,
});

// AUT-12: opening the drawer loads this feature.
sample({
  clock: sample({
    clock: [whenLoaded('bag'), signInOpened],
    source: $drawer,
  }).filterMap((drawer) => (drawer.status === 'open' ? drawer : undefined)),
  target: drawerOpened,
});

/** Pages with delivery days. */
const WITH_ARRIVALS: readonly Page['kind'][] = ['product', 'bag', 'checkout', 'paypal-express'];
sample({
  clock: [pageEntered, whenLoaded('bag')],
  source: $page,
  filter: ({ kind }) => WITH_ARRIVALS.includes(kind),
  target: arrivalsAsked,
});
