/** Orders: what has become of a bag. */
import { sample } from 'effector';
import { recallMailFx } from '../../../orders/mailed-to-model.ts';
import '../../../orders/document/cancel-model.ts';
import { $orders, openOrders, ordersLoaded } from '../../../orders/list/list-model.ts';
import { $lookup, openLookup, orderFound } from '../../../orders/lookup-model.ts';
import '../../../orders/throttle-model.ts';
import { $order, openOrder, orderLoaded } from '../../../orders/order-model.ts';
import { onlineIdIn, refIn, refOf, nextOrderOf } from '../../../orders/order.ts';
import { lastOrdersPage, pageIn, searchOf } from '../../../orders/pages.ts';
import { $shopper, noteShopper, shopperChanged } from '../../../orders/shopper-model.ts';
import { trackOrder } from '../../../orders/document/tracking-model.ts';
import { $location, navigateFx } from '../../../ports/navigation.ts';
import { $userInfo } from '../../../session/model.ts';
import { isKnown } from '../../../session/session.ts';
import { $page, $pageAt } from '../../../pages/model.ts';
import type { Page } from '../../../pages/pages.ts';
import { orderOwnerSeen, orderOwnerUnknown, ordersLineIsBack, ordersPageSeen } from './inbox.ts';

sample({
  clock: sample({
    clock: orderOwnerSeen,
    source: $userInfo,
  }).filterMap((info) =>
    isKnown(info) ? { userId: info.userId, isRegistered: info.status === 'registered' } : undefined,
  ),
  target: noteShopper,
});

/** There is a connection again, and what the page is about could not be read. */
const readMissed = sample({
  clock: ordersLineIsBack,
  source: { page: $page, order: $order, orders: $orders },
  filter: ({ page, order, orders }) =>
    (['orders', 'overview'].includes(kindOf(page)) ? orders : order).status === 'failed',
});

/** Of the account's own pages only the first one is about orders. */
function kindOf(page: Page): Page['kind'] | 'overview' {
  return page.kind === 'account' && page.section === 'overview' ? 'overview' : page.kind;
}

/** A page was opened, or somebody else looks at it; or it is to be read once more. */
const seen = sample({
  clock: [
    sample({
      clock: ordersPageSeen,
      fn: () => ({ isOpened: true }),
    }),
    sample({
      clock: [shopperChanged, orderOwnerUnknown, readMissed],
      fn: () => ({ isOpened: false }),
    }),
  ],
  source: { page: $page, location: $location, shopper: $shopper, info: $userInfo, order: $order },
  fn: ({ page, ...now }, { isOpened }) => ({ kind: kindOf(page), ...now, isOpened }),
});

// GST-01: the account is for registered shoppers.
sample({
  clock: seen,
  filter: ({ kind, shopper }) =>
    (kind === 'orders' || kind === 'overview') && shopper?.isRegistered === true,
  fn: ({ kind, location }) => ({ page: kind === 'orders' ? pageIn(location.search) : 1 }),
  target: openOrders,
});
sample({
  clock: seen,
  filter: ({ kind, shopper }) => kind === 'order' && shopper?.isRegistered === true,
  fn: ({ location }) => ({ ref: refIn(location.search) ?? null }),
  target: openOrder,
});
// When the next parcel comes, its order says.
sample({
  clock: sample({
    clock: sample({
      clock: ordersLoaded,
      source: $page,
      filter: (page) => kindOf(page) === 'overview',
    }),
    source: $orders,
    fn: (orders) => (orders.status === 'ready' ? nextOrderOf(orders.orders) : undefined),
  }).filterMap((next) => next && { ref: refOf(next.orderId) ?? null }),
  target: openOrder,
});
// Who has placed an order is not asked to prove it.
sample({
  clock: seen,
  filter: ({ kind, location, shopper, isOpened }) =>
    kind === 'order-lookup' &&
    isOpened &&
    shopper !== null &&
    onlineIdIn(location.search) !== undefined,
  fn: ({ location }) => ({ ref: refIn(location.search) ?? null }),
  target: openOrder,
});
// RTE-12. What is shown to who placed the order stays when they sign in.
sample({
  clock: seen,
  filter: ({ kind, shopper, info, order, isOpened }) =>
    kind === 'confirmation' &&
    (shopper !== null || info.status === 'failed') &&
    (isOpened || order.status !== 'ready'),
  fn: ({ location }) => {
    const ref = refIn(location.search);
    return { ref: ref?.place === 'online' ? ref : null };
  },
  target: openOrder,
});
sample({
  clock: seen,
  filter: ({ kind, isOpened }) => isOpened && (kind === 'confirmation' || kind === 'order-lookup'),
  fn: ({ location }) => ({ orderId: refIn(location.search)?.orderId ?? null }),
  target: openLookup,
});

// Where its mails go is said after a reload too.
sample({
  clock: seen,
  filter: ({ kind, isOpened }) => kind === 'confirmation' && isOpened,
  target: recallMailFx,
});

// An old address: there are not so many pages any more.
sample({
  clock: sample({
    clock: ordersLoaded,
    source: $pageAt,
    filter: ({ page }, { count, total }) => page.kind === 'orders' && count === 0 && total > 0,
    fn: ({ location: { path } }, { total }) => ({
      to: path + searchOf(lastOrdersPage(total)),
      replace: true,
    }),
  }),
  target: navigateFx,
});

// API-64. What was sold in a shop is not sent.
sample({
  clock: orderLoaded,
  source: $page,
  filter: ({ kind }, { orderId }) =>
    (kind === 'order' || kind === 'order-lookup') && refOf(orderId)?.place === 'online',
  fn: (_, { orderId }) => ({ orderId }),
  target: trackOrder,
});
sample({
  clock: sample({ clock: orderFound, source: $lookup }).filterMap((lookup) =>
    lookup.status === 'found'
      ? { orderId: lookup.order.orderId, postcode: lookup.postcode }
      : undefined,
  ),
  target: trackOrder,
});
