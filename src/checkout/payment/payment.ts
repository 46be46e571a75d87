import {
  type Infer,
  array,
  boolean,
  enums,
  integer,
  literal,
  object,
  optional,
  string,
} from 'superstruct';
import { shareOut } from '../../gift-card/gift-card.ts';
import type { Money } from '../../commerce/money.ts';
import {
  type MethodCode,
  PAYMENT_CODES,
  isMethodCode,
  type CardCode,
  type PaymentCode,
  kindOfPayment,
  termOf,
} from '../../commerce/payment-methods.ts';
import { personalText, taggedUnion } from '../../kernel/struct.ts';
import type { PaymentMethod } from './contract.ts';
import type { StoreLimits } from '../../store-config/limits.ts';

/** Method chosen for the amount that gift cards leave, perhaps with a saved card. */
export const PaymentChoice = object({
  method: enums(PAYMENT_CODES),
  savedCardId: optional(string()),
});
export type PaymentChoice = Infer<typeof PaymentChoice>;

export function isCard(method: PaymentCode): method is CardCode {
  return kindOfPayment(method) === 'card';
}

/** Reason why a payment failed: last segment of its text key. */
export const PaymentFailureReason = enums([
  'refused',
  'cancelled',
  'timeout',
  'broken',
  'lost',
  'interrupted',
  'unauthorised',
  'orderChanged',
  'stock',
  'orderGone',
  'detailsMissing',
  'addressGone',
  'limit',
  'minimum',
  'method',
  'cardGone',
  'cardNumber',
  'cardExpired',
  'cardCode',
  'giftCard',
  'providerGone',
  'expired',
  'unknown',
]);
export type PaymentFailureReason = Infer<typeof PaymentFailureReason>;

type SaidReason = Exclude<PaymentFailureReason, 'cardNumber' | 'cardExpired' | 'cardCode'>;

/** Returns the `checkout` text key of a failed payment; card fields have their own texts. */
export function failedKeyOf(failure: { reason: PaymentFailureReason; name?: string | undefined }) {
  const { reason, name } = failure;
  const isOfSome = reason === 'stock' && name === undefined;
  return `pay.failed.${isOfSome ? 'stockOfSome' : (reason as SaidReason)}` as const;
}

const OfOrder = { orderId: string() };
const OfPayment = { ...OfOrder, paymentId: string() };

/**
 * State of the payment. `asking` reads the order after an inconclusive answer. `uncertain` means
 * that failed too, so paying is blocked.
 */
export const PaymentState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  paying: object({ status: literal('paying'), ...OfOrder }),
  leaving: object({ status: literal('leaving'), ...OfPayment }),
  returning: object({ status: literal('returning'), ...OfPayment }),
  cancelling: object({ status: literal('cancelling'), ...OfPayment, reason: PaymentFailureReason }),
  asking: object({ status: literal('asking'), ...OfOrder, reason: PaymentFailureReason }),
  uncertain: object({ status: literal('uncertain'), ...OfOrder, reason: PaymentFailureReason }),
  failed: object({
    status: literal('failed'),
    reason: PaymentFailureReason,
    name: optional(personalText()),
  }),
  placed: object({ status: literal('placed'), ...OfOrder }),
});
export type PaymentState = Infer<typeof PaymentState>;

const UNDER_WAY: readonly PaymentState['status'][] = [
  'paying',
  'leaving',
  'returning',
  'cancelling',
  'asking',
];

/** ENT-24: true while a payment blocks the page. */
export function isUnderWay({ status }: PaymentState): boolean {
  return UNDER_WAY.includes(status);
}

/** True if another payment may start. */
export function mayPay({ status }: PaymentState): boolean {
  return status === 'idle' || status === 'failed';
}

/** Amounts to pay by gift cards and method, in minor units. */
export const Payable = object({
  orderId: string(),
  /** Total including the fee of the chosen method. */
  total: integer(),
  fee: integer(),
  /** Amount each gift card pays, in their order. */
  shares: array(integer()),
  /** Amount left for the chosen method. */
  rest: integer(),
  needsMethod: boolean(),
});
export type Payable = Infer<typeof Payable>;

/** Splits the total of a bag between gift cards and the chosen method. */
export function payableOf(
  bag: { orderId: string; total: Money },
  balances: readonly Money[],
  fee: Money,
): Payable {
  const without = shareOut(bag.total, balances);
  // No method fee when gift cards cover the total.
  const isCovered = without.rest === 0;
  const { shares, rest } = isCovered ? without : shareOut(bag.total + fee, balances);
  return {
    orderId: bag.orderId,
    total: isCovered ? bag.total : bag.total + fee,
    fee: isCovered ? 0 : fee,
    shares,
    rest,
    needsMethod: !isCovered,
  };
}

/** Reason why a method is unusable for a bag; `limit` belongs to the first two. */
export type MethodProblem = {
  reason: 'tooMuch' | 'tooLittle' | 'giftCards' | 'delivery';
  limit?: Money;
};

export interface Circumstances {
  bag: { orderId: string; total: Money; giftCards: Money };
  balances: readonly Money[];
  limits: StoreLimits['paymentLimits'];
  /** Codes usable for the bag by API-15; `null` while unknown. */
  usable: readonly string[] | null;
  /** API-62; `null` while unknown. */
  cod: { isAvailable: boolean; fee: Money } | null;
}

/** A method that the shop has a record of. */
export type KnownMethod = PaymentMethod & { code: MethodCode };

export function isKnownMethod(method: PaymentMethod): method is KnownMethod {
  return isMethodCode(method.code);
}

/** PAY-06: reason why a method cannot pay an amount, with the limit; undefined if it can. */
function overLimit(
  { code, limit }: KnownMethod,
  due: Money,
  limits: StoreLimits['paymentLimits'],
): { reason: 'tooMuch' | 'tooLittle'; limit: Money } | undefined {
  const own = limits[code];
  const max = Math.min(limit ?? Infinity, own.max);
  if (due > max) return { reason: 'tooMuch', limit: max };
  return due < own.min ? { reason: 'tooLittle', limit: own.min } : undefined;
}

/** PAY-06: reason why a method cannot be used; undefined if it can. */
export function problemOf(
  method: KnownMethod,
  { bag, balances, limits, usable, cod }: Circumstances,
): MethodProblem | undefined {
  const { code } = method;
  const fee = feeOf(code, cod);
  if (bag.giftCards > 0 && termOf(code) !== 'now') return { reason: 'giftCards' };
  const limited = overLimit(method, payableOf(bag, balances, fee).rest, limits);
  if (limited) return limited;
  if (kindOfPayment(code) === 'cash' && cod?.isAvailable === false) {
    // The backend ignores gift cards: over the limit without them is no reason here.
    return overLimit(method, bag.total + fee, limits) ? undefined : { reason: 'delivery' };
  }
  const isLeftOut = usable !== null && !usable.includes(code);
  return isLeftOut && !overLimit(method, bag.total + fee, limits)
    ? { reason: 'delivery' }
    : undefined;
}

export function feeOf(method: PaymentCode | undefined, cod: { fee: Money } | null): Money {
  return method && kindOfPayment(method) === 'cash' ? (cod?.fee ?? 0) : 0;
}
