import { sample } from 'effector';
import { connectRoutes } from '../event-log/decisions.ts';
import { feature } from '../event-log/units.ts';
import { signedIn } from '../auth/model.ts';
import { signedOut } from '../auth/sign-out-model.ts';
import { invalidate, leaveBag, openBag, openCheckoutBag } from '../cart/bag/bag-model.ts';
import { type ListingQuery, listingQueryOf } from '../listing/address.ts';
import { openListing } from '../listing/model.ts';
import { pageShownAgain } from '../ports/start.ts';
import { tabMessageReceived, tellTabsFx } from '../ports/tabs.ts';
import { openProduct } from '../product/model.ts';
import { takeRenewalLockFx } from '../ports/session/session-gate.ts';
import '../session/expiry-model.ts';
import '../session/extension-model.ts';
import { guestCreated } from '../session/lifecycle-model.ts';
import { readUserInfo } from '../session/model.ts';
import { pageEntered } from '../pages/model.ts';
import type { Page } from '../pages/pages.ts';

feature('core');

/** Listing of the home page's row. */
const HOME_LISTING = listingQueryOf({ path: '/new', search: '' });

const BUYS: readonly Page['kind'][] = ['checkout', 'paypal-express'];
const TRIGGER = undefined;

connectRoutes({
  clock: pageEntered,
  route(page): PageOutputs {
    const bag =
      page.kind === 'bag' ? 'openBag' : BUYS.includes(page.kind) ? 'openCheckoutBag' : 'leaveBag';
    return { ...contentOf(page), [bag]: TRIGGER };
  },
  target: { openListing, openProduct, openBag, openCheckoutBag, leaveBag },
});

interface PageOutputs {
  openListing?: ListingQuery;
  openProduct?: { productId: string };
  openBag?: void;
  openCheckoutBag?: void;
  leaveBag?: void;
}

/** Data that a page shows beside the bag. */
function contentOf(page: Page): PageOutputs {
  if (page.kind === 'home') return { openListing: HOME_LISTING };
  if (page.kind === 'listing') return { openListing: page.query };
  return page.kind === 'product' ? { openProduct: { productId: page.productId } } : {};
}

sample({
  clock: takeRenewalLockFx.doneData,
  filter: (outcome) => outcome === 'granted',
  fn: () => ({ kind: 'session-renewing' as const }),
  target: tellTabsFx,
});
sample({
  clock: signedIn,
  fn: () => ({ kind: 'session-changed' as const, isRegistered: true }),
  target: tellTabsFx,
});
sample({
  clock: guestCreated,
  fn: () => ({ kind: 'session-changed' as const }),
  target: tellTabsFx,
});
sample({
  clock: signedOut,
  fn: () => ({ kind: 'signed-out' as const }),
  target: tellTabsFx,
});

// Refreshes data that another tab has changed. The user info contains a new order id.
sample({
  clock: tabMessageReceived,
  filter: ({ kind }) => kind !== 'session-renewing' && kind !== 'consent-changed',
  target: readUserInfo,
});
sample({
  clock: tabMessageReceived,
  filter: ({ kind }) => kind === 'bag-changed',
  target: invalidate,
});
// Pages that were visited meanwhile may also have changed it.
sample({ clock: pageShownAgain, fn: () => undefined, target: [readUserInfo, invalidate] });
