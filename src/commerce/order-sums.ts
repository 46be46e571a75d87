import { addMoney, type Money } from './money.ts';

/** Reduction with its reason; the amount is negative. */
export interface Reduction {
  description: string;
  amount: Money;
}

/** Parts of an order in minor units; `total` is the backend's. */
export interface OrderParts {
  goods: Money;
  /** Reductions of single pieces, zero or negative. */
  itemDiscount: Money;
  /** Reductions of the whole order with their reasons. */
  orderDiscounts: readonly Reduction[];
  /** GFT-03: gift cards, on a separate line. */
  giftCards: Money;
  /** Cost of gift wrapping; included in `total`. */
  wrapping?: Money | undefined;
  /** Undefined while only the backend has it, or without delivery. */
  shipping: Money | undefined;
  total: Money;
  /** Fee of the payment method; not included in `total`. */
  fee?: Money | undefined;
  /** Part that each gift card pays. */
  shares?: readonly Money[] | undefined;
}

/** Complete sums of an order. */
export interface OrderSums extends Omit<OrderParts, 'shares'> {
  fee: Money;
  /** Total to pay, with all costs. */
  total: Money;
  paidByGiftCards: Money;
  /** Remaining amount for another payment method. */
  rest: Money;
}

/** Computes the totals of an order: for bag, checkout, notices, button and orders. */
export function sumsOf({ shares = [], fee = 0, total: before, ...parts }: OrderParts): OrderSums {
  const total = addMoney(before, fee);
  const paidByGiftCards = addMoney(...shares);
  return { ...parts, fee, total, paidByGiftCards, rest: addMoney(total, -paidByGiftCards) };
}

/** Row of the sums; `delivery` is open without an amount. */
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

/** Rows of the sums in display order, without zero amounts. */
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

/** True for a reduction, which has a colour of its own. */
export function isSaving({ of }: SumLine): boolean {
  return of === 'reduction' || of === 'itemDiscounts';
}

function some(of: Exclude<SumLine['of'], 'reduction' | 'delivery'>, amount: Money): SumLine[] {
  return amount === 0 ? [] : [{ of, amount }];
}
