import { inBoth } from '../../brand-fixtures.ts';
import type { Scenario } from '../../scenario.ts';
import { CARDS_COME, atCards } from './card-steps.ts';

export const cardsFail: Scenario = {
  id: 'cards-fail',
  title: 'The saved cards cannot be read at first',
  summary: 'The cards do not come: the page says so, and gets them on the next try.',
  ledger: ['AUT-26', 'API-51'],
  domains: ['account'],
  golden: [{ name: 'account/cards--unreachable', brand: 'hm' }],
  in: inBoth((fixtures) => ({
    start: atCards(fixtures),
    rules: [
      { on: 'GET /payments/methods', call: 1, then: { status: 503, errorKey: '_ERR_GENERIC' } },
    ],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Is told so.',
        facts: [{ name: 'account/cardsNotRead' }],
        state: { 'account/cards': { status: 'failed' } },
        screen: [{ role: 'button', name: 'Try again' }],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'account/retryCards',
        press: { role: 'button', name: 'Try again' },
        facts: [],
        state: { 'account/cards': { status: 'loading' } },
      },
      CARDS_COME,
    ],
  })),
};
