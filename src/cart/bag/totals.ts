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

/** Total costs of a bag, with an optional payment fee and gift card shares. */
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

/** Totals of the mini bag, which has no delivery cost. */
export interface SmallTotals {
  /** Discounts on the whole order, negative or zero. */
  orderDiscount: Money;
  subtotal: Money;
}

export function smallTotalsOf({ lines, subtotal, giftCards }: MiniBagContents): SmallTotals {
  const all = addMoney(subtotal, giftCards);
  return { orderDiscount: addMoney(all, ...lines.map((line) => -totalOf(line))), subtotal: all };
}

/**
 * Free delivery message. `wouldBe`: a paid method is chosen. `missing`: the remaining amount.
 * `lost`: order discounts took it below the threshold.
 */
export type DeliverySaid =
  { status: 'free' | 'wouldBe' } | { status: 'missing' | 'lost'; missing: Money };

/** Input of the free delivery rule. */
export interface Delivered {
  /** Goods after all reductions. */
  value: Money;
  /** Reductions of the whole order, negative or zero. */
  offOrder: Money;
  from: Money;
  /** Undefined while unknown. */
  shipping: Money | undefined;
  /** False for gift cards only, which are not shipped. */
  hasGoods: boolean;
}

/** Undefined without a message, as for a bag of gift cards only. */
export function freeDeliveryOf(given: Delivered): DeliverySaid | undefined {
  const { value, offOrder, from, shipping, hasGoods } = given;
  if (!hasGoods || from <= 0) return undefined;
  if (shipping === 0) return { status: 'free' };
  if (value >= from) return { status: shipping === undefined ? 'free' : 'wouldBe' };
  return { status: value - offOrder >= from ? 'lost' : 'missing', missing: from - value };
}

/** True if something is shipped: gift cards are sent by e-mail. */
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
