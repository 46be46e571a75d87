import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { CARDS_COME, VISA, atCards, removesCard, takesCardBack } from './card-steps.ts';

export const cardBackTooLate: Scenario = {
  id: 'card-back-too-late',
  title: 'A removed card is wanted back when it is too late',
  summary: 'Whoever thinks better of it too late is told so: the card has to be saved anew.',
  ledger: ['AUT-26', 'API-56'],
  domains: ['account'],
  golden: [{ name: 'account/card--back-too-late', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atCards(fixtures),
    rules: [],
    screen: [],
    steps: [
      CARDS_COME,
      removesCard('K1', VISA, { title: 'Removes the first.' }),
      {
        kind: 'settle',
        title: 'It is gone.',
        facts: [
          { name: 'account/cardRemoved', payload: { cardId: 'K1' } },
          { name: 'account/cardsRead', payload: { count: 1 } },
        ],
      },
      { kind: 'pause', title: 'A quarter of an hour passes.', ms: 15 * 60_000, facts: [] },
      takesCardBack('K1', { title: 'Wants it back.' }),
      {
        kind: 'settle',
        title: 'It cannot be had any more, and how to have it again is said.',
        facts: [
          { name: 'account/cardNotChanged', payload: { errorKey: '_ERR_CARD_NOT_FOUND' } },
          { name: 'account/cardsRead', payload: { count: 1 } },
        ],
        state: { 'account/cardWork': { status: 'failed', doing: 'undo' } },
      },
    ],
  })),
};
