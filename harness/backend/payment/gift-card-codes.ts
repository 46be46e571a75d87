import { type GiftCard, findGiftCard, giftCardHash } from './gift-cards.ts';
import { askToWait, failure, type BackendResponse } from '../message.ts';
import type { CodeTries } from './purchase-state.ts';
import { withPurchase, type World } from '../world.ts';

/** Wrong codes for one number before it is locked, and the lock's duration (ms) after the last one. */
const MOST_WRONG = 5;
const LOCK_MS = 10 * 60_000;

const NUMBER = /^\d{16,19}$/;

/** Result of presenting a number and a code. The world has counted the attempt. */
export type Presented = { world: World } & ({ card: GiftCard } | { refusal: BackendResponse });

/**
 * Returns the gift card of a number and code. Counts wrong codes by number, also for unknown cards, to prevent guessing
 * of codes and detection of existing numbers.
 */
export function presentGiftCard(
  world: World,
  given: { number: string; pin: string },
  now: number,
): Presented {
  const number = given.number.replace(/[\s-]/g, '');
  if (!NUMBER.test(number)) return { world, refusal: INVALID };
  const hash = giftCardHash(number);
  const tries = triesOf(world, hash, now);
  if (tries.wrong >= MOST_WRONG) return { world, refusal: lockedFor(tries.at + LOCK_MS - now) };
  const card = findGiftCard(world, { number, pin: given.pin });
  if (!card)
    return {
      world: withTries(world, hash, { wrong: tries.wrong + 1, at: now }, now),
      refusal: INVALID,
    };
  const forgiven = tries.wrong === 0 ? world : withTries(world, hash, undefined, now);
  if (card.expires < new Date(now).toISOString().slice(0, 10))
    return {
      world: forgiven,
      refusal: failure(400, '_ERR_GIFT_CARD_EXPIRED', 'Its time is over.'),
    };
  return { world: forgiven, card };
}

const INVALID = failure(400, '_ERR_GIFT_CARD_INVALID', 'Number and code belong to no gift card.');

function lockedFor(ms: number): BackendResponse {
  return askToWait(ms, '_ERR_GIFT_CARD_LOCKED', 'Too many wrong codes.');
}

const NONE: CodeTries = { wrong: 0, at: 0 };

function isFresh({ at }: CodeTries, now: number): boolean {
  return now - at < LOCK_MS;
}

function triesOf({ state }: World, hash: string, now: number): CodeTries {
  const tries = state.purchase.codeTries[hash] ?? NONE;
  return isFresh(tries, now) ? tries : NONE;
}

/** Removes entries older than a lock, so that guessing does not fill the world. */
function withTries(world: World, hash: string, tries: CodeTries | undefined, now: number): World {
  const { [hash]: _, ...others } = world.state.purchase.codeTries;
  const fresh = Object.entries(others).filter(([, other]) => isFresh(other, now));
  return withPurchase(world, {
    codeTries: { ...Object.fromEntries(fresh), ...(tries && { [hash]: tries }) },
  });
}
