import type { MessageOf } from '../event-log/decisions.ts';
import type { LookupState } from './lookup-model.ts';
import { type OrderRef, onlineIdIn, refIn, refOf } from './order.ts';
import { lastOrdersPage, pageIn, searchOf } from './pages.ts';

/** Messages of the order pages. */
export interface OrdersMessages {
  /** A page was opened; otherwise another shopper, or one whose user info could not be read. */
  seen: { isOpened: boolean };
  connectionRegained: unknown;
  ordersLoaded: { count: number; total: number };
  orderLoaded: { orderId: string };
  orderFound: unknown;
}

/** Context of a decision. */
export interface OrdersContext {
  /** Kind of the page; `overview` is the first page of the account. */
  page: string;
  location: { path: string; search: string };
  shopper: { isRegistered: boolean } | null;
  /** True if the user info could not be read. */
  isUserUnknown: boolean;
  order: { status: string };
  orders: { status: string };
  lookup: LookupState;
  /** Id of the next order to arrive. */
  nextId: string | undefined;
}

/** Outputs of a decision, by target unit. */
export interface OrdersOutputs {
  openOrders: { page: number };
  openOrder: { ref: OrderRef | null };
  openLookup: { orderId: string | null };
  recallMail: void;
  navigate: { to: string; replace: boolean };
  track: { orderId: string; postcode?: string | undefined };
}
type Decision = Partial<OrdersOutputs>;

const TRIGGER = undefined;

/** Returns the outputs for each message of the order pages. */
export function decideOrders(context: OrdersContext, message: MessageOf<OrdersMessages>): Decision {
  const { page, location, order, orders, lookup, nextId } = context;
  switch (message.kind) {
    case 'seen':
      return shown(context, message.payload.isOpened);
    case 'connectionRegained': {
      const needed = page === 'orders' || page === 'overview' ? orders : order;
      return needed.status === 'failed' ? shown(context, false) : {};
    }
    case 'ordersLoaded': {
      const { count, total } = message.payload;
      // The next order has the date of arrival.
      if (page === 'overview' && nextId !== undefined)
        return { openOrder: { ref: refOf(nextId) ?? null } };
      // The list is shorter than before, so the page of the address no longer exists.
      return page === 'orders' && count === 0 && total > 0
        ? { navigate: { to: location.path + searchOf(lastOrdersPage(total)), replace: true } }
        : {};
    }
    case 'orderLoaded': {
      const { orderId } = message.payload;
      // API-64: an order of a shop is not sent.
      const isSent = refOf(orderId)?.place === 'online';
      return isSent && (page === 'order' || page === 'order-lookup') ? { track: { orderId } } : {};
    }
    case 'orderFound':
      return lookup.status === 'found'
        ? { track: { orderId: lookup.order.orderId, postcode: lookup.postcode } }
        : {};
  }
}

/** Reads the orders of a page; `isOpened` is false for another shopper on the same page. */
function shown(
  { page, location: { search }, shopper, isUserUnknown, order }: OrdersContext,
  isOpened: boolean,
): Decision {
  const ref = refIn(search) ?? null;
  const lookup = isOpened && { openLookup: { orderId: ref?.orderId ?? null } };
  switch (page) {
    case 'orders':
    case 'overview': // GST-01: the account is for registered shoppers.
      return shopper?.isRegistered
        ? { openOrders: { page: page === 'orders' ? pageIn(search) : 1 } }
        : {};
    case 'order':
      return shopper?.isRegistered ? { openOrder: { ref } } : {};
    case 'order-lookup': {
      // A shopper who has placed the order need not prove it.
      const isOnline = onlineIdIn(search) !== undefined;
      return { ...(isOpened && shopper && isOnline && { openOrder: { ref } }), ...lookup };
    }
    case 'confirmation': {
      // RTE-12: an order that is shown stays when its shopper signs in.
      const isNeeded = isOpened || order.status !== 'ready';
      return {
        ...(isNeeded &&
          (shopper || isUserUnknown) && {
            openOrder: { ref: ref?.place === 'online' ? ref : null },
          }),
        ...lookup,
        ...(isOpened && { recallMail: TRIGGER }),
      };
    }
    default:
      return {};
  }
}
