import { type Infer, array, boolean, enums, literal, object, string } from 'superstruct';
import { lastValidDay, readExpiry } from '../../checkout/payment/card.ts';
import { SavedCard } from '../../checkout/payment/contract.ts';
import { taggedUnion } from '../../kernel/struct.ts';

/** Saved cards: not requested, loading, loaded, or failed. */
export const CardsState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), cards: array(SavedCard) }),
  failed: object({ status: literal('failed') }),
});
export type CardsState = Infer<typeof CardsState>;

const Action = enums(['use', 'remove', 'undo']);

/** Pending change: a card becomes the default, is removed or is restored. */
export const CardMutation = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  changing: object({ status: literal('changing'), cardId: string(), doing: Action }),
  failed: object({ status: literal('failed'), doing: Action }),
});
export type CardMutation = Infer<typeof CardMutation>;

/** Last removed card; `isDefault` is true if it was the default. */
export const RemovedCard = object({ card: SavedCard, isDefault: boolean() });
export type RemovedCard = Infer<typeof RemovedCard>;

export function cardsIn(cards: CardsState): readonly SavedCard[] {
  return cards.status === 'ready' ? cards.cards : [];
}

/**
 * True if a card has expired.
 * @param today `YYYY-MM-DD`
 *
 * @example isOver({ expiry: '0127' }, '2027-02-01') // true
 */
export function isOver({ expiry }: Pick<SavedCard, 'expiry'>, today: string): boolean {
  const read = readExpiry(expiry, today);
  return read !== undefined && lastValidDay(read) < today;
}

/** Returns the card offered first: the first that has not expired. */
export function offeredFirst(cards: readonly SavedCard[], today: string): SavedCard | undefined {
  return cards.find((card) => !isOver(card, today));
}
