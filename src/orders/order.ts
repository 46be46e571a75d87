import { type Infer, enums, object, string } from 'superstruct';
import { addMoney } from '../commerce/money.ts';
import { type OrderSums, sumsOf } from '../commerce/order-sums.ts';
import type { Order, OrderEntry } from './contract.ts';

/** Order reference from a URL: an online order, or an in-store one (ORD-06). */
export const OrderRef = object({ orderId: string(), place: enums(['online', 'shop']) });
export type OrderRef = Infer<typeof OrderRef>;

/** At most 12 digits, because a longer number may be a card number. */
const ONLINE = /^\d{1,12}$/;
const OF_A_SHOP = /^S\d{1,6}-\d{1,9}$/;

/**
 * Parses an order reference from external text; `undefined` if it cannot be an order number.
 *
 * @example refOf('S201-7') // { orderId: 'S201-7', place: 'shop' }
 */
export function refOf(text: string | null): OrderRef | undefined {
  const orderId = text?.toUpperCase() ?? '';
  if (ONLINE.test(orderId)) return { orderId, place: 'online' };
  return OF_A_SHOP.test(orderId) ? { orderId, place: 'shop' } : undefined;
}

/** RTE-02, RTE-12: returns the order reference in a URL's search. */
export function refIn(search: string): OrderRef | undefined {
  return refOf(new URLSearchParams(search).get('orderId'));
}

/** Returns the online order's id in a URL's search. */
export function onlineIdIn(search: string): string | undefined {
  const ref = refIn(search);
  return ref?.place === 'online' ? ref.orderId : undefined;
}

/** Removes blanks, dashes, dots and a leading number sign from a typed order number. */
export function tidyNumber(typed: string): string {
  return typed.normalize('NFKC').replace(/^\s*n[or]\b|[\s#.\p{Pd}]/giu, '');
}

export const STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type KnownOrderStatus = (typeof STATUSES)[number];

/** Returns the known status; `other` for any status without a text. */
export function orderStatusOf({ status }: Pick<Order, 'status'>): KnownOrderStatus | 'other' {
  return STATUSES.find((each) => each === status) ?? 'other';
}

/** True if the order waits at a pickup point for collection. */
export function isCollectable(
  status: KnownOrderStatus | 'other',
  { pickupPoint }: { pickupPoint?: string | undefined },
): boolean {
  return status === 'delivered' && pickupPoint !== undefined;
}

/** True for an order of gift cards alone: they are emailed, not shipped. */
export function isOfCards({ items, giftCards }: Pick<Order, 'items' | 'giftCards'>): boolean {
  return giftCards > 0 && giftCards === addMoney(...items.map(({ price }) => price));
}

/**
 * Returns the totals of an order in the bag's rows; an unexplained reduction has an empty
 * description.
 */
export function orderTotalsOf(order: Order): OrderSums {
  const { giftCards, shipping, fee, paidByGiftCards } = order;
  const ofItems = addMoney(...order.items.map(({ price }) => price), -giftCards);
  const goods = order.gross ?? ofItems;
  const offOrder = Math.min(0, addMoney(order.goods, -ofItems));
  const told = (order.reductions ?? []).filter(({ amount }) => amount < 0);
  const isTold = addMoney(...told.map(({ amount }) => amount)) === offOrder;
  const nameless = offOrder < 0 ? [{ description: '', amount: offOrder }] : [];
  return sumsOf({
    goods,
    itemDiscount: addMoney(ofItems, -goods),
    orderDiscounts: isTold ? told : nameless,
    giftCards,
    wrapping: order.wrapping,
    shipping,
    total: addMoney(order.total, -fee),
    fee,
    shares: [paidByGiftCards],
  });
}

/** Returns the next order to arrive: the oldest in progress. `orders` are newest first. */
export function nextOrderOf(orders: readonly OrderEntry[]): OrderEntry | undefined {
  return orders.findLast((order) => ['processing', 'shipped'].includes(orderStatusOf(order)));
}
