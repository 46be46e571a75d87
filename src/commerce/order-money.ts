import type { TextBelow } from '../kernel/text-keys.ts';
import { type PaymentCode, type PayTerm, paymentCodeOf, termOf } from './payment-methods.ts';

/** Text keys about an order's payment, below `money` in `checkout`. */
const WORDS: Readonly<Record<string, Readonly<Record<PayTerm, TextBelow<'checkout', 'money'>>>>> = {
  pending: { now: 'unpaid.pending', later: 'unpaid.pending', cash: 'unpaid.cash' },
  processing: { now: 'paid.now', later: 'authorised.later', cash: 'unpaid.cash' },
  shipped: { now: 'paid.now', later: 'authorised.later', cash: 'unpaid.cash' },
  delivered: { now: 'paid.now', later: 'authorised.later', cash: 'paid.cash' },
  cancelled: { now: 'cancelled.now', later: 'cancelled.later', cash: 'cancelled.cash' },
};

interface PaidOrder {
  status: string;
  paymentMethod?: string | undefined;
  paidByGiftCards: number;
}

type MoneyKey = `money.${TextBelow<'checkout', 'money'>}`;

/**
 * Text keys about an order's payment, by status and payment method. Empty for an unknown status;
 * an unknown method counts as paid at once.
 *
 * @example moneyKeysOf({ status: 'cancelled', paymentMethod: 'cod', paidByGiftCards: 0 }) // ['money.cancelled.cash']
 */
export function moneyKeysOf({ status, paymentMethod, paidByGiftCards }: PaidOrder): MoneyKey[] {
  const method = paymentCodeOf(paymentMethod);
  const term = method ? termOf(method) : 'now';
  const words = Object.hasOwn(WORDS, status) ? WORDS[status] : undefined;
  if (words === undefined) return [];
  const isPartBack = status === 'cancelled' && term !== 'now' && paidByGiftCards > 0;
  return [`money.${words[term]}`, ...(isPartBack ? ['money.cancelled.cards' as const] : [])];
}

/** Text key of the remaining amount, by payment method. */
export function dueKeyOf(method: PaymentCode | undefined) {
  return `money.due.${method ? termOf(method) : 'open'}` as const;
}
