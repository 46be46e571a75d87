import { sample } from 'effector';
import { integer, nullable, object, optional, string } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { savedCardsCall } from '../../checkout/payment/api.ts';
import { callFx } from '../../ports/http/call.ts';
import { collection, resource } from '../../ports/http/collection.ts';
import { httpStatusOf } from '../../ports/http/errors.ts';
import { MutationFailure } from '../../ports/http/mutation.ts';
import { forgetAccount, openSection } from '../section-model.ts';
import { putCardCall, removeCardCall } from './cards-api.ts';
import { CardMutation, CardsState, RemovedCard, cardsIn } from './cards.ts';

feature('account');

const OfCard = object({ cardId: string() });

/** Makes a card the default, which is offered first. */
export const makeCardDefault = input('account/makeCardDefault', OfCard);
export const removeCard = input('account/removeCard', OfCard);
export const takeCardBack = input('account/takeCardBack', noPayload());
export const retryCards = input('account/retryCards', noPayload());

const readCards = command('account/readCards', noPayload());

export const cardsRead = fact('account/cardsRead', object({ count: integer() }));
export const cardsNotRead = fact('account/cardsNotRead', object({ status: optional(integer()) }));
export const cardMadeDefault = fact('account/cardMadeDefault', OfCard);
export const cardRemoved = fact('account/cardRemoved', OfCard);
export const cardTakenBack = fact('account/cardTakenBack', OfCard);
export const cardNotChanged = fact('account/cardNotChanged', MutationFailure);

export const savedCardsFx = callFx(savedCardsCall);
export const putCardFx = callFx(putCardCall);
export const removeCardFx = callFx(removeCardCall);

export const $cards = state<CardsState>('account/cards', { status: 'unknown' }, CardsState);
export const $cardWork = state<CardMutation>('account/cardWork', { status: 'idle' }, CardMutation);
/** Last removal, while it can be undone. */
export const $removedCard = state<RemovedCard | null>(
  'account/removedCard',
  null,
  nullable(RemovedCard),
);

type Action = Extract<CardMutation, { status: 'failed' }>['doing'];
const changes = collection({
  $list: $cards,
  $change: $cardWork,
  entriesIn: cardsIn,
  idOf: ({ cardId }: { cardId: string }) => cardId,
  changing: (action: Action, cardId) => ({ status: 'changing', cardId, doing: action }),
  notChanged: (action: Action) => ({ status: 'failed', doing: action }),
  failed: cardNotChanged,
  forget: [forgetAccount],
});
const used = changes.change('use', {
  start: makeCardDefault,
  sendFx: putCardFx,
  params: ({ id }) => ({ cardId: id, isDefault: true }),
});
const removed = changes.change('remove', {
  start: removeCard,
  sendFx: removeCardFx,
  params: ({ id }) => ({ cardId: id }),
  // API-56, FTL-03: 404 counts as removed.
  isDoneAlready: (error) => httpStatusOf(error) === 404,
});
// AUT-26: the card returns to its place in the list; the place determines the default.
const undone = changes.undo(
  'undo',
  $removedCard,
  {
    start: takeCardBack,
    sendFx: putCardFx,
    params: ({ card }) => ({ cardId: card.id, isDefault: false }),
  },
  {
    removal: removed.done,
    removedOf: (card, cards) => ({ card, isDefault: card === cardsIn(cards)[0] }),
    idOfRemoved: ({ card }) => card.id,
    others: [used.done],
    reset: [openSection],
  },
);
sample({ clock: used.done, fn: ofCard, target: cardMadeDefault });
sample({ clock: removed.done, fn: ofCard, target: cardRemoved });
sample({ clock: undone.done, fn: ofCard, target: cardTakenBack });

const { loaded } = resource('account/cardReads', $cards, {
  start: readCards,
  readFx: savedCardsFx,
  ready: (cards) => ({ status: 'ready', cards }),
  missed: cardsNotRead,
  when: [
    openSection.filter({ fn: ({ section }) => section === 'savedcards' }),
    retryCards,
    cardMadeDefault,
    cardRemoved,
    cardTakenBack,
    // A lost answer may have changed the cards.
    cardNotChanged,
  ],
  forget: [forgetAccount],
});
sample({ clock: loaded, fn: ({ length }) => ({ count: length }), target: cardsRead });

function ofCard({ cardId }: { cardId: string }) {
  return { cardId };
}
