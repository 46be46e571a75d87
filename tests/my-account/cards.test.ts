import { type EventCallable, allSettled } from 'effector';
import { expect, it } from 'vitest';
import { isOver, offeredFirst } from '#src/my-account/cards/cards.ts';
import {
  $cardWork,
  $cards,
  $removedCard,
  makeCardDefault,
  removeCard,
  retryCards,
  takeCardBack,
} from '#src/my-account/cards/cards-model.ts';
import { guest, httpError, networkError, registered, settle } from '#tests/session/shop-scope.ts';
import { areaAt } from './area.ts';

const VISA = { id: 'K1', brand: 'visa', lastDigits: '1111', expiry: '1229' };
const MAESTRO = { id: 'K2', brand: 'maestro', lastDigits: '4242', expiry: '0128' };

async function cards(answer: object = [VISA, MAESTRO]) {
  const area = await areaAt('/myaccount/savedcards');
  await area.answers.answer(answer);
  const { scope } = area;
  area.calls.length = 0;
  return {
    ...area,
    shown: () => {
      const state = scope.getState($cards);
      return state.status === 'ready' ? state.cards.map(({ id }) => id) : state.status;
    },
    work: () => scope.getState($cardWork),
    removed: () => scope.getState($removedCard),
    async does(wish: EventCallable<any>, params?: unknown) {
      void allSettled(wish, { scope, params }); // any: wishes of every shape
      await settle();
    },
  };
}

it.each([
  ['0127', '2027-01-31', false],
  ['0127', '2027-02-01', true],
  ['1249', '2026-11-23', false],
  ['stars', '2026-11-23', false],
])('PAY-05 whether a card of %s is over on %s', (expiry, today, is) => {
  expect(isOver({ expiry }, today)).toBe(is);
});

it('PAY-05 a card whose time is over is not offered first, though it is the only one', () => {
  const over = { ...VISA, expiry: '0124' };
  expect(offeredFirst([over, MAESTRO], '2026-11-23')).toBe(MAESTRO);
  expect(offeredFirst([MAESTRO, VISA], '2026-11-23')).toBe(MAESTRO);
  expect(offeredFirst([over], '2026-11-23')).toBeUndefined();
});

it('AUT-26 the cards are read when their page is seen', async () => {
  const { shown, factsOf } = await cards();
  expect(shown()).toEqual(['K1', 'K2']);
  expect(factsOf()).toEqual(['account/cardsRead']);
});

it('AUT-26 another card is offered first, pressed twice and sent once', async () => {
  const { does, sent, answers, factsOf, work } = await cards();
  await does(makeCardDefault, { cardId: 'K2' });
  await does(makeCardDefault, { cardId: 'K2' });
  expect(sent()).toEqual([['card.put', { cardId: 'K2', isDefault: true }]]);
  await answers.answer(undefined);
  expect(work()).toEqual({ status: 'idle' });
  expect(factsOf().at(-1)).toBe('account/cardMadeDefault');
  expect(sent().at(-1)).toEqual(['card.list', undefined]);
});

it('API-56 a card that is not there is neither removed nor offered first', async () => {
  const { does, sent } = await cards();
  await does(removeCard, { cardId: 'K9' });
  await does(makeCardDefault, { cardId: 'K9' });
  await does(takeCardBack);
  expect(sent()).toEqual([]);
});

it('API-56 what is removed comes back in its place, at the latest press once', async () => {
  const { does, sent, answers, removed, factsOf } = await cards();
  await does(removeCard, { cardId: 'K1' });
  await does(removeCard, { cardId: 'K2' });
  expect(sent()).toEqual([['card.remove', { cardId: 'K1' }]]);
  await answers.answer(undefined);
  expect(removed()).toEqual({ card: VISA, isDefault: true });
  await answers.answer([MAESTRO]);
  await does(takeCardBack);
  await does(takeCardBack);
  expect(sent().slice(2)).toEqual([['card.put', { cardId: 'K1', isDefault: false }]]);
  await answers.answer(undefined);
  expect(removed()).toBeNull();
  expect(factsOf().at(-1)).toBe('account/cardTakenBack');
});

it('what was removed is forgotten once something else is done', async () => {
  const { does, answers, removed } = await cards();
  await does(removeCard, { cardId: 'K1' });
  await answers.answer(undefined);
  await answers.answer([MAESTRO]);
  await does(makeCardDefault, { cardId: 'K2' });
  expect(removed()).not.toBeNull();
  await answers.answer(undefined);
  expect(removed()).toBeNull();
});

it('FTL-03 a card that is gone already is removed', async () => {
  const { does, answers, factsOf } = await cards();
  await does(removeCard, { cardId: 'K1' });
  await answers.fail(httpError(404, '_ERR_NOT_FOUND'));
  expect(factsOf().at(-1)).toBe('account/cardRemoved');
});

it('a removal whose answer is lost is looked into', async () => {
  const { does, answers, sent, work, removed } = await cards();
  await does(removeCard, { cardId: 'K1' });
  await answers.fail(networkError);
  expect(work()).toEqual({ status: 'failed', doing: 'remove' });
  expect(removed()).toBeNull();
  expect(sent().at(-1)).toEqual(['card.list', undefined]);
});

it('an undo that fails can be tried again', async () => {
  const { does, answers, sent, removed } = await cards();
  await does(removeCard, { cardId: 'K2' });
  await answers.answer(undefined);
  await answers.answer([VISA]);
  await does(takeCardBack);
  await answers.fail(networkError);
  await answers.answer([VISA]);
  expect(removed()).toEqual({ card: MAESTRO, isDefault: false });
  await does(takeCardBack);
  expect(sent().at(-1)).toEqual(['card.put', { cardId: 'K2', isDefault: false }]);
});

it('cards that cannot be read anew stay as they were; those never read can be asked for again', async () => {
  const ready = await cards();
  await ready.does(retryCards);
  await ready.answers.fail(networkError);
  expect(ready.shown()).toEqual(['K1', 'K2']);

  const area = await areaAt('/myaccount/savedcards');
  await area.answers.fail(networkError);
  expect(area.scope.getState($cards)).toEqual({ status: 'failed' });
  void allSettled(retryCards, { scope: area.scope });
  await settle();
  await area.answers.answer([VISA]);
  expect(area.scope.getState($cards)).toEqual({ status: 'ready', cards: [VISA] });
});

it('SES-13 who comes after somebody finds none of it, not even by a late answer', async () => {
  const { does, answers, scope, looksAgain, removed, work } = await cards();
  await does(removeCard, { cardId: 'K1' });
  await looksAgain({ ...registered(), userId: '10002' });
  await answers.answer(undefined);
  expect(removed()).toBeNull();
  expect(work()).toEqual({ status: 'idle' });
  expect(scope.getState($cards)).toEqual({ status: 'loading' });
  await looksAgain(guest());
  expect(scope.getState($cards)).toEqual({ status: 'unknown' });
});
