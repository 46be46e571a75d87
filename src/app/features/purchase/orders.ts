/** Connects the order pages: `decideOrders` has the rules. */
import { merge, sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { connectDecisions } from '../../../event-log/decisions.ts';
import { onRead } from '../../../event-log/on-read.ts';
import {
  type OrdersContext,
  type OrdersMessages,
  type OrdersOutputs,
  decideOrders,
} from '../../../orders/decide.ts';
import { nextOrderOf } from '../../../orders/order.ts';
import { recallMailFx } from '../../../orders/mailed-to-model.ts';
import '../../../orders/document/cancel-model.ts';
import { trackOrder } from '../../../orders/document/tracking-model.ts';
import { $orders, openOrders, ordersLoaded } from '../../../orders/list/list-model.ts';
import { $lookup, openLookup, orderFound } from '../../../orders/lookup-model.ts';
import '../../../orders/throttle-model.ts';
import { $order, openOrder, orderLoaded } from '../../../orders/order-model.ts';
import { $shopper, noteShopper, shopperChanged } from '../../../orders/shopper-model.ts';
import { $pageAt, pageEntered } from '../../../pages/model.ts';
import { cameOnline } from '../../../ports/connection.ts';
import { navigateFx } from '../../../ports/navigation.ts';
import { $userInfo, userInfoFailed, userInfoLoaded } from '../../../session/model.ts';
import { isKnown } from '../../../session/session.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('orders');

sample({
  clock: sample({
    clock: [whenLoaded('orders'), userInfoLoaded],
    source: $userInfo,
  }).filterMap((info) =>
    isKnown(info) ? { userId: info.userId, isRegistered: info.status === 'registered' } : undefined,
  ),
  target: noteShopper,
});

// Keeps the last message of a tick: on loading, page and shopper are both known.
const seen = sample({
  clock: [
    merge<unknown>([pageEntered, whenLoaded('orders')]).map(() => true),
    merge<unknown>([shopperChanged, userInfoFailed]).map(() => false),
  ],
  source: $pageAt,
  fn: (_, isOpened) => ({ isOpened }),
});

connectDecisions<OrdersMessages, OrdersContext, OrdersOutputs>({
  on: {
    seen,
    connectionRegained: cameOnline,
    ordersLoaded,
    orderLoaded,
    orderFound,
  },
  source: onRead(
    {
      pageAt: $pageAt,
      shopper: $shopper,
      info: $userInfo,
      order: $order,
      orders: $orders,
      lookup: $lookup,
    },
    ({ pageAt: { page, location }, info, ...rest }) => ({
      ...rest,
      page: page.kind === 'account' && page.section === 'overview' ? 'overview' : page.kind,
      location,
      isUserUnknown: info.status === 'failed',
      nextId: rest.orders.status === 'ready' ? nextOrderOf(rest.orders.orders)?.orderId : undefined,
    }),
  ),
  decide: decideOrders,
  target: {
    openOrders,
    openOrder,
    openLookup,
    recallMail: recallMailFx,
    navigate: navigateFx,
    track: trackOrder,
  },
});
