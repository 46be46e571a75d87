import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { CARDS_COME, VISA, atCards, removesCard } from './card-steps.ts';

export const cardRemovalWithoutAnswer: Scenario = {
  id: 'card-removal-without-answer',
  title: 'The answer to a removed card is lost',
  summary: 'Whether it is removed nobody says: the cards are read anew, and show it.',
  ledger: ['API-56'],
  domains: ['account'],
  golden: [{ name: 'account/card--removal-answer-lost', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atCards(fixtures),
    rules: [{ on: 'DELETE /payments/saved_cards/K1', call: 1, then: 'lost' }],
    screen: [],
    steps: [
      CARDS_COME,
      removesCard('K1', VISA, { title: 'Removes the first.' }),
      {
        kind: 'settle',
        title: 'The list says how it is now.',
        facts: [
          { name: 'account/cardNotChanged', payload: { errorKey: 'network' } },
          { name: 'account/cardsRead', payload: { count: 1 } },
        ],
        state: { 'account/cardWork': { status: 'failed', doing: 'remove' } },
      },
    ],
  })),
};
