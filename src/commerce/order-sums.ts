import { addMoney, type Money } from './money.ts';

/** A reduction with its reason; the amount is negative. */
export interface Reduction {
  description: string;
  amount: Money;
}

/** What an order is made of, in minor units; `total` is all of it, as the backend has it. */
export interface OrderParts {
  goods: Money;
  /** What the pieces' own reductions save, negative or zero. */
  itemDiscount: Money;
  /** Reductions of the whole order, each with its reason. */
  orderDiscounts: readonly Reduction[];
  /** GFT-03: on a line of their own. */
  giftCards: Money;
  /** What wrapping as a gift costs; in `total`. */
  wrapping?: Money | undefined;
  /** Nothing while only the backend knows, or where nothing is delivered. */
  shipping: Money | undefined;
  total: Money;
  /** What the way to pay costs; not in `total`. */
  fee?: Money | undefined;
  /** What each gift card pays of it. */
  shares?: readonly Money[] | undefined;
}

/** All that is said of what an order costs. */
export interface OrderSums extends Omit<OrderParts, 'shares'> {
  fee: Money;
  /** What is paid, all in. */
  total: Money;
  paidByGiftCards: Money;
  /** What is left for another way to pay. */
  rest: Money;
}

/** The one place where totals come about: what the bag, the checkout, its notices and its button, and orders show. */
export function sumsOf({ shares = [], fee = 0, total: before, ...parts }: OrderParts): OrderSums {
  const total = addMoney(before, fee);
  const paidByGiftCards = addMoney(...shares);
  return { ...parts, fee, total, paidByGiftCards, rest: addMoney(total, -paidByGiftCards) };
}

/** One row of a sum: what it is called, and its amount; `delivery` is open without one. */
export type SumLine =
  | { of: 'reduction'; description: string; amount: Money }
  | { of: 'delivery'; amount: Money | undefined }
  | {
      of:
        | 'goods'
        | 'itemDiscounts'
        | 'giftCards'
        | 'wrapping'
        | 'fee'
        | 'total'
        | 'paidByGiftCards'
        | 'rest';
      amount: Money;
    };

/** The rows in their order, wherever an order's sums are shown; what comes to nothing is left out. */
export function sumLinesOf(sums: OrderSums, isDelivered = true): SumLine[] {
  const {
    goods,
    itemDiscount,
    orderDiscounts,
    giftCards,
    wrapping = 0,
    shipping,
    fee,
    total,
  } = sums;
  return [
    { of: 'goods', amount: goods },
    ...some('itemDiscounts', itemDiscount),
    ...orderDiscounts.map((reduction) => ({ of: 'reduction' as const, ...reduction })),
    ...some('giftCards', giftCards),
    ...some('wrapping', wrapping),
    ...(isDelivered ? [{ of: 'delivery' as const, amount: shipping }] : []),
    ...some('fee', fee),
    { of: 'total', amount: total },
    ...some('paidByGiftCards', -sums.paidByGiftCards),
    ...(sums.paidByGiftCards > 0 ? some('rest', sums.rest) : []),
  ];
}

/** Something is taken off, which is worth a colour of its own. */
export function isSaving({ of }: SumLine): boolean {
  return of === 'reduction' || of === 'itemDiscounts';
}

function some(of: Exclude<SumLine['of'], 'reduction' | 'delivery'>, amount: Money): SumLine[] {
  return amount === 0 ? [] : [{ of, amount }];
}
