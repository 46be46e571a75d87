/** All that shopping hears of what is there without it. */
import { merge, sample } from 'effector';
import * as analytics from '../../../analytics/incoming.ts';
import { $drawer, signInOpened, signedIn } from '../../../auth/model.ts';
import {
  $optimisticPieces,
  customDetailsFx,
  detailsFx,
  detailsLoaded,
  leaveBag,
  miniBagFx,
  miniBagLoaded,
  readRefused,
} from '../../../cart/bag/bag-model.ts';
import { $bagQuantities } from '../../../cart/bag/bag-lines.ts';
import { closeMiniBag } from '../../../cart/bag/mini-bag-model.ts';
import {
  addFailed,
  cartItemAdded,
  lineRemoved,
  quantityChanged,
} from '../../../cart/changes/changes-model.ts';
import { $optimistic } from '../../../cart/changes/shown-model.ts';
import * as cart from '../../../cart/bag/incoming.ts';
import * as deliveryDays from '../../../delivery-days/incoming.ts';
import * as giftCard from '../../../gift-card/incoming.ts';
import * as listing from '../../../listing/incoming.ts';
import { continueListing, loadMore, $listing, listingFx } from '../../../listing/model.ts';
import { actionTaken } from '../../../notices/model.ts';
import { $page, pageEntered } from '../../../pages/model.ts';
import { cameOnline } from '../../../ports/connection.ts';
import { waitFx } from '../../../ports/clock.ts';
import { locationChanged, navigateFx } from '../../../ports/navigation.ts';
import { pageGoing, pageShownAgain } from '../../../ports/start.ts';
import { readClockFx } from '../../../ports/read-clock.ts';
import * as product from '../../../product/incoming.ts';
import { openProduct, productFx, productLoaded } from '../../../product/model.ts';
import { openProductPanel } from '../../../product/panel-model.ts';
import { openQuickAdd } from '../../../product/quick-add/open-model.ts';
import { userInfoFailed, userInfoLoaded } from '../../../session/model.ts';
import * as stock from '../../../stock/incoming.ts';
import { $stock, dropByOne, inventoryFx } from '../../../stock/model.ts';
import { $quickStock } from '../../../stock/quick-model.ts';
import {
  $itemIds,
  forgetHeldWish,
  wishlistItemAdded as wishAdded,
  itemRemoved as wishRemoved,
} from '../../../wishlist/model.ts';
import { changeRolledBack } from '../../../wishlist/pending-model.ts';
import { gate, gateOpened } from '../gate.ts';

// AUT-12: what opens the drawer brings this module along.
sample({
  clock: sample({
    clock: [gateOpened('bag'), gate('bag', signInOpened)],
    source: $drawer,
  }).filterMap((drawer) => (drawer.status === 'open' ? drawer : undefined)),
  target: analytics.drawerOpened,
});

// The bag as it is read.
sample({ clock: gate('bag', miniBagFx), target: cart.miniBagAsked });
sample({ clock: gate('bag', miniBagLoaded), target: cart.miniBagSeen });
sample({ clock: gate('bag', closeMiniBag), target: cart.miniBagClosed });
sample({ clock: [gate('bag', detailsFx), gate('bag', customDetailsFx)], target: cart.bagAsked });
sample({ clock: gate('bag', detailsLoaded), target: cart.bagSeen });
sample({ clock: gate('bag', leaveBag), target: cart.bagLeft });
sample({ clock: gate('bag', readRefused), target: cart.readingRefused });
sample({ clock: gate('bag', $optimistic.updates), target: $optimisticPieces });

// Whose bag it is, and what is done with it.
sample({ clock: gateOpened('bag'), target: cart.bagOpened });
sample({ clock: gate('bag', cameOnline), target: cart.connectionRestored });
sample({ clock: gate('bag', pageGoing), target: cart.pageHidden });
sample({ clock: gate('bag', pageShownAgain), target: cart.pageRestored });
export const bagOwnerRead = gate('bag', userInfoLoaded);
sample({
  clock: [gateOpened('bag'), bagOwnerRead, gate('bag', userInfoFailed)],
  target: cart.shopperSeen,
});
/** Known by now: what became of a change whose answer was lost. */
export const bagKnown = merge([gate('bag', miniBagLoaded), gate('bag', readRefused)]);
export const bagChanged = merge([
  gate('bag', cartItemAdded),
  gate('bag', lineRemoved),
  gate('bag', quantityChanged),
]);
export const guestSignedIn = gate('bag', signedIn);
export const lineStockRead = gate('bag', inventoryFx.done);
export const wishMade = gate('bag', wishAdded);
export const wishTakenBack = gate('bag', changeRolledBack);
export const wishForgotten = gate('bag', forgetHeldWish);

// The product page, and a product on its tile.
sample({
  clock: [gate('product', openProduct), gateOpened('product')],
  target: product.productPageSeen,
});
sample({
  clock: [gate('product', productLoaded), gateOpened('product')],
  target: product.productSeen,
});
sample({ clock: gate('product', locationChanged), target: product.addressLeft });
sample({ clock: gate('product', openProductPanel), target: product.panelOpened });
sample({
  clock: [gate('product', openQuickAdd), gateOpened('product')],
  target: product.quickAddSeen,
});
sample({ clock: gate('product', productFx.done), target: product.productRead });
sample({ clock: gate('product', productFx.fail), target: product.productRefused });
sample({ clock: gate('product', inventoryFx.done), target: stock.quickStockRead });
sample({ clock: gate('product', inventoryFx.fail), target: stock.quickStockFailed });
sample({ clock: gate('product', dropByOne), target: stock.pieceTaken });
export const productAddFailed = gate('product', addFailed);
export const productAdded = gate('product', cartItemAdded);
export const stockChanged = gate('product', $stock.updates);
export const quickStockChanged = gate('product', $quickStock.updates);
export const bagQuantitiesSeen = sample({
  clock: [gate('product', $bagQuantities.updates), gateOpened('product')],
  source: $bagQuantities,
});

// When things arrive, on the pages that say so.
const ARRIVALS_ON = ['product', 'bag', 'checkout', 'paypal-express'];
sample({
  clock: [gate('bag', pageEntered), gateOpened('bag')],
  source: $page,
  filter: ({ kind }) => ARRIVALS_ON.includes(kind),
  target: deliveryDays.arrivalsAsked,
});
sample({ clock: gate('bag', readClockFx.doneData), target: deliveryDays.deliveryClockRead });
sample({ clock: gate('bag', waitFx.done), target: deliveryDays.deliveryClockWaited });

// Further pages of a listing. Nothing but the wish for one brings the part, so that the part comes with a wish.
sample({
  clock: [gate('more', loadMore), gate('more', continueListing), gateOpened('more')],
  target: listing.moreWanted,
});
sample({ clock: gate('more', listingFx.done), target: listing.pageRead });
sample({ clock: gate('more', listingFx.fail), target: listing.pageRefused });
sample({ clock: gate('more', navigateFx.done), target: listing.addressWritten });
sample({ clock: gate('more', $listing.updates), target: listing.listingChanged });

// The wishlist's page.
sample({ clock: gate('wishlist', inventoryFx.done), target: stock.savedStockRead });
export const wishlistPageSeen = merge([gate('wishlist', pageEntered), gateOpened('wishlist')]);
export const savedItemsChanged = gate('wishlist', $itemIds.updates);
export const savedItemRemoved = gate('wishlist', wishRemoved);
export const noticeActionTaken = gate('wishlist', actionTaken);

// The gift cards' page.
export const giftCardsPageSeen = merge([gate('gift-cards', pageEntered), gateOpened('gift-cards')]);

// What analytics are told of a purchase.
export const purchasePageSeen = merge([
  gate('cart-data', pageEntered),
  gate('cart-data', userInfoLoaded),
  gateOpened('cart-data'),
]);
sample({ clock: gate('gift-cards', waitFx.done), target: giftCard.balanceClockWaited });
