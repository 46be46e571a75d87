import { addMoney, type Money } from '../../commerce/money.ts';
import { type OrderSums, sumsOf } from '../../commerce/order-sums.ts';
import { taxOf } from '../../commerce/tax.ts';
import type { Adjustment, CartDetails, MiniBagContents } from './contract.ts';
import { isReduction, totalOf } from './line.ts';

export interface BagTotals extends OrderSums {
  /** CUR-03: the tax inside the total; gift cards are taxed when they are spent. */
  tax: Money;
  count: number;
}

type Paid = { fee?: Money | undefined; shares?: readonly Money[] | undefined };

/** All that a bag costs, perhaps with what the way to pay costs and gift cards pay. */
export function bagTotalsOf(
  details: CartDetails & { isDeliveryOpen?: boolean },
  vat: number,
  { fee, shares }: Paid = {},
): BagTotals {
  const orderDiscounts = reductionsIn(details.adjustments);
  const onOrder = addMoney(...orderDiscounts.map(({ amount }) => amount));
  const sums = sumsOf({
    goods: details.goods,
    itemDiscount: addMoney(-details.discount, -onOrder),
    orderDiscounts,
    giftCards: details.giftCards,
    wrapping: details.wrapping,
    shipping: details.isDeliveryOpen ? undefined : details.shipping,
    total: details.total,
    fee,
    shares,
  });
  return {
    ...sums,
    tax: taxOf(addMoney(sums.total, -details.giftCards), vat),
    count: details.lines.reduce((count, { quantity }) => count + quantity, 0),
  };
}

/** The small bag, which knows nothing of the delivery. */
export interface SmallTotals {
  /** What discounts on the whole order take off its lines, negative or zero. */
  orderDiscount: Money;
  subtotal: Money;
}

export function smallTotalsOf({ lines, subtotal, giftCards }: MiniBagContents): SmallTotals {
  const all = addMoney(subtotal, giftCards);
  return { orderDiscount: addMoney(all, ...lines.map((line) => -totalOf(line))), subtotal: all };
}

/**
 * What is to be said of free delivery: it is, though another way was chosen that costs something;
 * how much is missing; or that the reductions of the order have taken it.
 */
export type DeliverySaid =
  { status: 'free' | 'wouldBe' } | { status: 'missing' | 'lost'; missing: Money };

/** What free delivery hangs on. */
export interface Delivered {
  /** What counts towards it: goods after all reductions. */
  value: Money;
  /** What of the reductions is off the whole order, negative or zero. */
  offOrder: Money;
  from: Money;
  /** Nothing while it is not known. */
  shipping: Money | undefined;
  /** Something else than gift cards is in it, which cost nothing to send. */
  hasGoods: boolean;
}

/** Nothing where nothing is said: what is in the bag travels for nothing. */
export function freeDeliveryOf(given: Delivered): DeliverySaid | undefined {
  const { value, offOrder, from, shipping, hasGoods } = given;
  if (!hasGoods || from <= 0) return undefined;
  if (shipping === 0) return { status: 'free' };
  if (value >= from) return { status: shipping === undefined ? 'free' : 'wouldBe' };
  return { status: value - offOrder >= from ? 'lost' : 'missing', missing: from - value };
}

/** Whether there is anything to send: gift cards come by e-mail. */
export function hasGoods(lines: readonly { giftCard?: boolean | undefined }[]): boolean {
  return lines.some(({ giftCard }) => giftCard !== true);
}

export function deliveredOf(details: CartDetails & { isDeliveryOpen?: boolean }): Delivered {
  const { goods, discount, freeShippingFrom: from, lines, adjustments } = details;
  return {
    value: goods - discount,
    offOrder: addMoney(...reductionsIn(adjustments).map(({ amount }) => amount)),
    from,
    shipping: details.isDeliveryOpen ? undefined : details.shipping,
    hasGoods: hasGoods(lines),
  };
}

export function deliveredOfSmall(bag: MiniBagContents): Delivered {
  const { subtotal: value, freeShippingFrom: from, shipping, lines } = bag;
  const offOrder = smallTotalsOf(bag).orderDiscount;
  return { value, offOrder, from, shipping, hasGoods: hasGoods(lines) };
}

function reductionsIn(adjustments: readonly Adjustment[]) {
  return adjustments
    .filter(isReduction)
    .map(({ description, amount }) => ({ description, amount }));
}
