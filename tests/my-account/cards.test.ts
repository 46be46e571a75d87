import { type EventCallable, allSettled } from 'effector';
import { expect, it } from 'vitest';
import { isOver, offeredFirst } from '#src/my-account/cards/cards.ts';
import { $cardWork, $cards, $removedCard, removeCard } from '#src/my-account/cards/cards-model.ts';
import { httpError, settle } from '#tests/session/shop-scope.ts';
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
])('PAY-05 a card with the expiry %s expires on %s', (expiry, today, is) => {
  expect(isOver({ expiry }, today)).toBe(is);
});

it('PAY-05 does not offer an expired card first, even the only one', () => {
  const over = { ...VISA, expiry: '0124' };
  expect(offeredFirst([over, MAESTRO], '2026-11-23')).toBe(MAESTRO);
  expect(offeredFirst([MAESTRO, VISA], '2026-11-23')).toBe(MAESTRO);
  expect(offeredFirst([over], '2026-11-23')).toBeUndefined();
});

it('FTL-03 counts a card that no longer exists as removed', async () => {
  const { does, answers, factsOf } = await cards();
  await does(removeCard, { cardId: 'K1' });
  await answers.fail(httpError(404, '_ERR_NOT_FOUND'));
  expect(factsOf().at(-1)).toBe('account/cardRemoved');
});
