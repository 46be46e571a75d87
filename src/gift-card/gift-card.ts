import { digitsIn } from '../kernel/characters.ts';
import type { Money } from '../commerce/money.ts';
import type { Throttle } from '../ports/http/throttle.ts';
import type { GiftCardBalance } from './contract.ts';

/** `locked`: too many wrong PINs, so that for some minutes none is right. */
export const BALANCE_FAILURES = ['unknown', 'over', 'locked', 'unreachable'] as const;
export type BalanceFailure = (typeof BALANCE_FAILURES)[number];

/** What became of the question how much is left. */
export type BalanceState =
  | { status: 'idle' }
  | { status: 'asking' }
  | { status: 'known'; balance: GiftCardBalance }
  /** Too often from here, or of a card that is locked, which no captcha opens. */
  | ({ status: 'throttled' } & Throttle)
  | { status: 'failed'; reason: BalanceFailure };

/** More are shown, so that too many can be told, but not without end. */
const MOST_SHOWN = 30;

/**
 * A gift card's number in fours, as it is printed.
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

/** What an answer's error keys mean for a question about a balance. */
export function balanceFailure(errorKeys: readonly string[]): BalanceFailure {
  if (errorKeys.includes('_ERR_GIFT_CARD_INVALID')) return 'unknown';
  if (errorKeys.includes('_ERR_GIFT_CARD_LOCKED')) return 'locked';
  return errorKeys.includes('_ERR_GIFT_CARD_EXPIRED') ? 'over' : 'unreachable';
}

/** What can still be paid with a gift card: nothing once the last of its days is over. */
export function spendable({ balance, expires }: GiftCardBalance, today: string): Money {
  return (expires ?? today) < today ? 0 : Math.max(0, balance);
}

/** What each of the gift cards pays of an amount, in their order, and what is left to pay otherwise. */
export function shareOut(due: Money, balances: readonly Money[]): { shares: Money[]; rest: Money } {
  return balances.reduce<{ shares: Money[]; rest: Money }>(
    ({ shares, rest }, balance) => {
      const share = Math.min(Math.max(0, balance), rest);
      return { shares: [...shares, share], rest: rest - share };
    },
    { shares: [], rest: Math.max(0, due) },
  );
}

/** GFT-05: how many more gift cards a bag takes. */
export function roomForGiftCards(giftCardBasketMax: number, inBag: number): number {
  return Math.max(0, giftCardBasketMax - inBag);
}
