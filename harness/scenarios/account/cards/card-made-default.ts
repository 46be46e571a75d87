import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { CARDS_COME, MAESTRO, VISA, atCards } from './card-steps.ts';

export const cardMadeDefault: Scenario = {
  id: 'card-made-default',
  title: 'Another saved card is to be offered first',
  summary: 'What is offered first at the till is the shopper’s choice.',
  ledger: ['AUT-26'],
  domains: ['account'],
  inBrowser: true,
  golden: [{ name: 'account/card--made-default', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atCards(fixtures),
    rules: [],
    screen: [],
    steps: [
      CARDS_COME,
      {
        kind: 'shopper',
        title: 'Wants the second one first.',
        input: 'account/makeCardDefault',
        payload: { cardId: 'K2' },
        press: { role: 'button', name: `Make it the default: ${MAESTRO}` },
        facts: [],
        asked: ['PUT /payments/saved_cards/K2'],
        state: { 'account/cardWork': { status: 'changing', doing: 'use' } },
      },
      {
        kind: 'settle',
        title: 'It is first now.',
        facts: [
          { name: 'account/cardMadeDefault', payload: { cardId: 'K2' } },
          { name: 'account/cardsRead', payload: { count: 2 } },
        ],
        state: { 'account/cards': { cards: [{ id: 'K2' }, { id: 'K1' }] } },
        screen: [{ role: 'button', name: `Make it the default: ${VISA}` }],
      },
    ],
  })),
};
