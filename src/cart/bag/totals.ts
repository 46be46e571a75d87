import { addMoney, type Money } from '../../commerce/money.ts';
import { taxOf } from '../../commerce/tax.ts';
import type { CartDetails, MiniBagContents } from './contract.ts';
import { totalOf } from './line.ts';

export interface BagTotals {
  goods: Money;
  /** What the lines' own discounts save, negative or zero. */
  itemDiscount: Money;
  /** Discounts on the whole order, each with its reason. */
  orderDiscounts: readonly { description: string; amount: Money }[];
  /** GFT-03: on a line of their own. */
  giftCards: Money;
  shipping: Money;
  total: Money;
  /** CUR-03: the tax inside the total; gift cards are taxed when they are spent. */
  tax: Money;
  count: number;
}

export function bagTotalsOf(details: CartDetails, vat: number): BagTotals {
  const orderDiscounts = details.adjustments
    .filter(({ amount }) => amount < 0)
    .map(({ description, amount }) => ({ description, amount }));
  const onOrder = addMoney(...orderDiscounts.map(({ amount }) => amount));
  return {
    goods: details.goods,
    itemDiscount: addMoney(-details.discount, -onOrder),
    orderDiscounts,
    giftCards: details.giftCards,
    shipping: details.shipping,
    total: details.total,
    tax: taxOf(addMoney(details.total, -details.giftCards), vat),
    count: details.lines.reduce((count, { quantity }) => count + quantity, 0),
  };
}

/** What discounts on the whole order take off the lines of the mini bag, negative or zero. */
export function orderDiscountOf({ lines, subtotal, giftCards }: MiniBagContents): Money {
  return addMoney(subtotal, giftCards, ...lines.map((line) => -totalOf(line)));
}
