/** When a way to pay takes the money: at once, on a bill of Klarna's, or in cash at the door. */
export type PayTerm = 'now' | 'later' | 'cash';

export const PAY_TERMS: Readonly<Record<string, PayTerm>> = {
  creditCard: 'now',
  debitCard: 'now',
  paypal: 'now',
  giftCard: 'now',
  klarnaPayLater: 'later',
  cod: 'cash',
};

/** All that may be said of an order's money: keys of `checkout`, below `money`. */
const WORDS: Readonly<Record<string, Readonly<Record<PayTerm, string>>>> = {
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

/**
 * Keys of the sentences that are true of an order's money, by its status and the way it is paid.
 * An unknown status has none; an unknown method is taken for one that pays at once.
 *
 * @example moneyKeysOf({ status: 'cancelled', paymentMethod: 'cod', paidByGiftCards: 0 }) // ['money.cancelled.cash']
 */
export function moneyKeysOf({ status, paymentMethod, paidByGiftCards }: PaidOrder): string[] {
  const term = termOf(paymentMethod) ?? 'now';
  const words = Object.hasOwn(WORDS, status) ? WORDS[status] : undefined;
  if (words === undefined) return [];
  const isPartBack = status === 'cancelled' && term !== 'now' && paidByGiftCards > 0;
  return [`money.${words[term]}`, ...(isPartBack ? ['money.cancelled.cards'] : [])];
}

/** The key of what is left to pay is called, by the chosen way to pay. */
export function dueKeyOf(method: string | undefined): string {
  return `money.due.${termOf(method) ?? 'open'}`;
}

function termOf(method = ''): PayTerm | undefined {
  return Object.hasOwn(PAY_TERMS, method) ? PAY_TERMS[method] : undefined;
}
