import { type EventCallable, allSettled } from 'effector';
import { expect, it } from 'vitest';
import { isOver, offeredFirst } from '#src/my-account/cards/cards.ts';
import {
  $cardWork,
  $cards,
  $removedCard,
  removeCard,
  takeCardBack,
} from '#src/my-account/cards/cards-model.ts';
import { guest, httpError, registered, settle } from '#tests/session/shop-scope.ts';
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
])('PAY-05 a card with the expiry %s is over on %s', (expiry, today, is) => {
  expect(isOver({ expiry }, today)).toBe(is);
});

it('PAY-05 does not offer an expired card first, even the only one', () => {
  const over = { ...VISA, expiry: '0124' };
  expect(offeredFirst([over, MAESTRO], '2026-11-23')).toBe(MAESTRO);
  expect(offeredFirst([MAESTRO, VISA], '2026-11-23')).toBe(MAESTRO);
  expect(offeredFirst([over], '2026-11-23')).toBeUndefined();
});

it('AUT-26 reads the cards when their page is opened', async () => {
  const { shown, factsOf } = await cards();
  expect(shown()).toEqual(['K1', 'K2']);
  expect(factsOf()).toEqual(['account/cardsRead']);
});

it('API-56 restores a removed card in its place, once', async () => {
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

it('FTL-03 counts a card that no longer exists as removed', async () => {
  const { does, answers, factsOf } = await cards();
  await does(removeCard, { cardId: 'K1' });
  await answers.fail(httpError(404, '_ERR_NOT_FOUND'));
  expect(factsOf().at(-1)).toBe('account/cardRemoved');
});

it('SES-13 shows the next shopper none of it, not even a late answer', async () => {
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
