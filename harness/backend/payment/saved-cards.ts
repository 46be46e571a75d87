import { answer, type Call, type Handlers, type Outcome } from '../call.ts';
import { failure, notFound, ok } from '../message.ts';
import type { KeptCard } from './purchase-state.ts';
import { withSession } from '../session/with-session.ts';
import { withPurchase, type World } from '../world.ts';

/** Time (ms) in which a removed card can be restored. */
const RESTORABLE_MS = 15 * 60_000;

/** Saved cards of a shopper, the default first. */
export function savedCardsOf({ state }: World, userId: string): readonly KeptCard[] {
  return allCardsOf({ state }, userId).filter(({ removedAt }) => removedAt === undefined);
}

/** Includes removed cards, in their original order. */
function allCardsOf({ state }: Pick<World, 'state'>, userId: string): readonly KeptCard[] {
  return state.purchase.cards[userId] ?? [];
}

function sameCard(one: KeptCard, other: KeptCard): boolean {
  return (
    one.brand === other.brand && one.lastDigits === other.lastDigits && one.expiry === other.expiry
  );
}

/** Saves a card that has paid; skips duplicates. */
export function withSavedCard(world: World, userId: string, card: KeptCard): World {
  if (savedCardsOf(world, userId).some((saved) => sameCard(saved, card))) return world;
  const others = allCardsOf(world, userId).filter((kept) => !sameCard(kept, card));
  return withCards(world, userId, [...others, card]);
}

function withCards(world: World, userId: string, cards: readonly KeptCard[]): World {
  return withPurchase(world, { cards: { ...world.state.purchase.cards, [userId]: cards } });
}

/** All cards, without removed ones that can no longer be restored. */
function withinReach({ world, now }: Call, userId: string): readonly KeptCard[] {
  return allCardsOf(world, userId).filter(
    ({ removedAt }) => removedAt === undefined || now - removedAt < RESTORABLE_MS,
  );
}

function keep(call: Call, userId: string, cards: readonly KeptCard[]): Outcome {
  return { world: withCards(call.world, userId, cards), response: ok({}) };
}

/** API-56: `DELETE /payments/saved_cards/{id}`. It can be restored for a while. */
const removeCard = withSession((call, { userId }) => {
  const [cardId = ''] = call.segments;
  if (!savedCardsOf(call.world, userId).some((card) => card.cardId === cardId))
    return answer(call, notFound('The card'));
  const cards = withinReach(call, userId).map((card) =>
    card.cardId === cardId ? { ...card, removedAt: call.now } : card,
  );
  return keep(call, userId, cards);
});

/** AUT-26: `PUT /payments/saved_cards/{id}`. Restores a removed card; `primary: 'true'` makes it the default. */
const putCard = withSession((call, { userId }) => {
  const [cardId = ''] = call.segments;
  const cards = withinReach(call, userId);
  const found = cards.find((card) => card.cardId === cardId);
  if (!found) return answer(call, failure(400, '_ERR_CARD_NOT_FOUND', 'There is no such card.'));
  const { removedAt: _, ...card } = found;
  const { body } = call;
  const isDefault =
    typeof body === 'object' && body !== null && Reflect.get(body, 'primary') === 'true';
  const next = isDefault
    ? [card, ...cards.filter((other) => other !== found)]
    : cards.map((other) => (other === found ? card : other));
  return keep(call, userId, next);
});

export const savedCardsRoutes: Handlers = {
  'DELETE commerce /payments/saved_cards/*': removeCard,
  'PUT commerce /payments/saved_cards/*': putCard,
};
