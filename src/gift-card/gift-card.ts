import { digitsIn } from '../kernel/characters.ts';
import type { Money } from '../commerce/money.ts';
import type { Throttle } from '../ports/http/errors.ts';
import type { GiftCardBalance } from './api.ts';

/** `locked`: after too many wrong PINs every PIN is rejected for some minutes. */
export const BALANCE_FAILURES = ['unknown', 'over', 'locked', 'unreachable'] as const;
export type BalanceFailure = (typeof BALANCE_FAILURES)[number];

/** State of a balance request. */
export type BalanceState =
  | { status: 'idle' }
  | { status: 'asking' }
  | { status: 'known'; balance: GiftCardBalance }
  /** Too many requests, or a locked card, which a captcha does not unlock. */
  | ({ status: 'throttled' } & Throttle)
  | { status: 'failed'; reason: BalanceFailure };

/** Surplus digits stay visible up to this limit, because the error refers to them. */
const MOST_SHOWN = 30;

/**
 * Groups a gift card number in fours, as printed.
 *
 * @example formatGiftCard('6280390000000000001') // '6280 3900 0000 0000 001'
 */
export function formatGiftCard(typed: string): string {
  return (
    digitsIn(typed)
      .slice(0, MOST_SHOWN)
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  );
}

/** Returns the failure reason for an answer's error keys. */
export function balanceFailure(errorKeys: readonly string[]): BalanceFailure {
  if (errorKeys.includes('_ERR_GIFT_CARD_INVALID')) return 'unknown';
  if (errorKeys.includes('_ERR_GIFT_CARD_LOCKED')) return 'locked';
  return errorKeys.includes('_ERR_GIFT_CARD_EXPIRED') ? 'over' : 'unreachable';
}

/** Returns the spendable balance; 0 after the expiry day. */
export function spendable({ balance, expires }: GiftCardBalance, today: string): Money {
  return (expires ?? today) < today ? 0 : Math.max(0, balance);
}

/** Splits an amount over gift cards in order; returns each share and the rest. */
export function shareOut(due: Money, balances: readonly Money[]): { shares: Money[]; rest: Money } {
  return balances.reduce<{ shares: Money[]; rest: Money }>(
    ({ shares, rest }, balance) => {
      const share = Math.min(Math.max(0, balance), rest);
      return { shares: [...shares, share], rest: rest - share };
    },
    { shares: [], rest: Math.max(0, due) },
  );
}

/** GFT-05: returns how many more gift cards fit in the bag. */
export function roomForGiftCards(giftCardBasketMax: number, inBag: number): number {
  return Math.max(0, giftCardBasketMax - inBag);
}
