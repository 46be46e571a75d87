import { type Infer, enums, object, string } from 'superstruct';
import { addMoney } from '../commerce/money.ts';
import { type OrderSums, sumsOf } from '../commerce/order-sums.ts';
import type { Order } from './contract.ts';

/** Which order an address means: one of the online shop's, or one of a shop in town (ORD-06). */
export const OrderRef = object({ orderId: string(), place: enums(['online', 'shop']) });
export type OrderRef = Infer<typeof OrderRef>;

/** A longer number may be a card's. */
const ONLINE = /^\d{1,12}$/;
const OF_A_SHOP = /^S\d{1,6}-\d{1,9}$/;

/**
 * The order of a text that came from outside; nothing for what can be no order's number.
 *
 * @example refOf('S201-7') // { orderId: 'S201-7', place: 'shop' }
 */
export function refOf(text: string | null): OrderRef | undefined {
  const orderId = text?.toUpperCase() ?? '';
  if (ONLINE.test(orderId)) return { orderId, place: 'online' };
  return OF_A_SHOP.test(orderId) ? { orderId, place: 'shop' } : undefined;
}

/** RTE-02, RTE-12: the order that an address asks for. */
export function refIn(search: string): OrderRef | undefined {
  return refOf(new URLSearchParams(search).get('orderId'));
}

/** The number of an order of the online shop that an address asks for. */
export function onlineIdIn(search: string): string | undefined {
  const ref = refIn(search);
  return ref?.place === 'online' ? ref.orderId : undefined;
}

/** An order's number as somebody types it: with blanks in it, or a number sign before it. */
export function tidyNumber(typed: string): string {
  return typed.normalize('NFKC').replace(/^\s*n[or]\b|[\s#.\p{Pd}]/giu, '');
}

export const STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type KnownOrderStatus = (typeof STATUSES)[number];

/** What the shop has words for; `other` is whatever else a backend comes up with. */
export function orderStatusOf({ status }: Pick<Order, 'status'>): KnownOrderStatus | 'other' {
  return STATUSES.find((each) => each === status) ?? 'other';
}

/** It is there, but at a pickup point: the shopper has to come for it. */
export function isCollectable(
  status: KnownOrderStatus | 'other',
  { pickupPoint }: { pickupPoint?: string | undefined },
): boolean {
  return status === 'delivered' && pickupPoint !== undefined;
}

/** Whether nothing is sent: gift cards come by e-mail. */
export function isOfCards({ items, giftCards }: Pick<Order, 'items' | 'giftCards'>): boolean {
  return giftCards > 0 && giftCards === addMoney(...items.map(({ price }) => price));
}

/** What an order cost, in the rows of the bag; a reduction whose reason is not told has an empty one. */
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
