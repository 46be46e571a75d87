import { sample } from 'effector';
import { spread } from 'patronum';
import { integer, nullable, object, optional, string } from 'superstruct';
import { command, fact, input, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { savedCardsCall } from '../../checkout/payment/api.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorsIn, httpStatusOf, statusField } from '../../ports/http/errors.ts';
import { query } from '../../ports/http/query.ts';
import { forgetAccount, openSection } from '../section-model.ts';
import { putCardCall, removeCardCall } from './cards-api.ts';
import { CardWork, CardsState, RemovedCard, cardsIn } from './cards.ts';

const OfCard = object({ cardId: string() });

/** It is to be offered first from now on. */
export const makeCardDefault = input('account/makeCardDefault', OfCard);
export const removeCard = input('account/removeCard', OfCard);
/** The card that was removed last is to be there again. */
export const takeCardBack = input('account/takeCardBack', nothing());
export const retryCards = input('account/retryCards', nothing());

const readCards = command('account/readCards', nothing());

export const cardsRead = fact('account/cardsRead', object({ count: integer() }));
export const cardsNotRead = fact('account/cardsNotRead', object({ status: optional(integer()) }));
export const cardMadeDefault = fact('account/cardMadeDefault', OfCard);
export const cardRemoved = fact('account/cardRemoved', OfCard);
export const cardTakenBack = fact('account/cardTakenBack', OfCard);
export const cardNotChanged = fact('account/cardNotChanged', object({ errorKey: string() }));

export const savedCardsFx = callFx(savedCardsCall);
export const putCardFx = callFx(putCardCall);
export const removeCardFx = callFx(removeCardCall);

export const $cards = state<CardsState>('account/cards', { status: 'unknown' }, CardsState);
export const $cardWork = state<CardWork>('account/cardWork', { status: 'idle' }, CardWork);
/** What can be taken back. */
export const $removedCard = state<RemovedCard | null>(
  'account/removedCard',
  null,
  nullable(RemovedCard),
);

const reading = query('account/cardReads', {
  wish: readCards,
  readFx: savedCardsFx,
  forget: [forgetAccount],
});

$cards
  .on(readCards, (cards) => (cards.status === 'ready' ? cards : { status: 'loading' }))
  .on(reading.doneData, (_, cards) => ({ status: 'ready', cards }))
  // What is shown stays if it cannot be read anew.
  .on(reading.failData, (cards) => (cards.status === 'ready' ? cards : { status: 'failed' }))
  .reset(forgetAccount);

// One change at a time: pressed twice, sent once.
const standing = { work: $cardWork, cards: $cards };
const ofSaved = (
  { work, cards }: { work: CardWork; cards: CardsState },
  { cardId }: { cardId: string },
) =>
  work.status !== 'changing' && cardsIn(cards).some(({ id }) => id === cardId)
    ? { cardId }
    : undefined;
const useWanted = sample({ clock: makeCardDefault, source: standing, fn: ofSaved }).filterMap(
  (wish) => wish,
);
const removalWanted = sample({ clock: removeCard, source: standing, fn: ofSaved }).filterMap(
  (wish) => wish,
);
const backWanted = sample({
  clock: takeCardBack,
  source: { work: $cardWork, removed: $removedCard },
  fn: ({ work, removed }) =>
    work.status === 'changing' || !removed ? undefined : { cardId: removed.card.id },
}).filterMap((wish) => wish);

$cardWork
  .on(useWanted, (_, { cardId }) => ({ status: 'changing', cardId, doing: 'use' }))
  .on(removalWanted, (_, { cardId }) => ({ status: 'changing', cardId, doing: 'remove' }))
  .on(backWanted, (_, { cardId }) => ({ status: 'changing', cardId, doing: 'undo' }))
  .reset(forgetAccount);

sample({ clock: removalWanted, target: removeCardFx });
sample({
  clock: useWanted,
  fn: ({ cardId }) => ({ cardId, isDefault: true }),
  target: putCardFx,
});
// It is back in its place, which says whether it is the default.
sample({
  clock: backWanted,
  fn: ({ cardId }) => ({ cardId, isDefault: false }),
  target: putCardFx,
});

const settled = sample({
  clock: [
    putCardFx.done.map(() => undefined),
    removeCardFx.done.map(() => undefined),
    putCardFx.failData,
    // API-56, FTL-03: a card that is not there is removed.
    removeCardFx.failData.map((error) => (httpStatusOf(error) === 404 ? undefined : error)),
  ],
  source: standing,
  fn: ({ work, cards }, error) => ({ work, cards, error }),
});
// Whose answer comes after its page has been given to somebody else changes nothing.
const worked = settled.filterMap(({ work, cards, error }) =>
  work.status === 'changing' && !error ? { work, cards } : undefined,
);
const failed = settled.filterMap(({ work, error }) =>
  work.status === 'changing' && error ? { work, error } : undefined,
);

$cardWork
  .on(worked, () => ({ status: 'idle' }))
  .on(failed, (_, { work: { doing } }) => ({ status: 'failed', doing }));

// AUT-26: until something else is done.
$removedCard
  .on(worked, (_, { work: { cardId, doing }, cards }) => {
    const saved = cardsIn(cards);
    const card = saved.find(({ id }) => id === cardId);
    return doing === 'remove' && card ? { card, isDefault: card === saved[0] } : null;
  })
  .reset([openSection, forgetAccount]);

spread({
  source: worked.map(
    ({ work: { doing, cardId } }): Partial<Record<typeof doing, { cardId: string }>> => ({
      [doing]: { cardId },
    }),
  ),
  targets: { use: cardMadeDefault, remove: cardRemoved, undo: cardTakenBack },
});
sample({
  clock: failed,
  fn: ({ error }) => ({ errorKey: errorsIn(error)[0]?.errorKey ?? error.kind }),
  target: cardNotChanged,
});

sample({
  clock: [
    openSection.filter({ fn: ({ section }) => section === 'savedcards' }),
    retryCards,
    cardMadeDefault,
    cardRemoved,
    cardTakenBack,
    // A lost answer may have changed it.
    cardNotChanged,
  ],
  target: readCards,
});
sample({
  clock: reading.doneData,
  fn: (cards) => ({ count: cards.length }),
  target: cardsRead,
});
sample({ clock: reading.failData, fn: statusField, target: cardsNotRead });
