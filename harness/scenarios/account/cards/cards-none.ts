import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { atCards } from './card-steps.ts';

export const cardsNone: Scenario = {
  id: 'cards-none',
  title: 'Nobody has saved a card yet',
  summary: 'An empty page says how a card comes to be saved.',
  ledger: ['AUT-26'],
  domains: ['account'],
  golden: [{ name: 'account/cards--none', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atCards(fixtures, true),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Is told how one is saved.',
        facts: [{ name: 'account/cardsRead', payload: { count: 0 } }],
        state: { 'account/cards': { status: 'ready', cards: [] } },
        screen: [{ role: 'heading', name: 'No card saved yet' }],
      },
    ],
  })),
};
