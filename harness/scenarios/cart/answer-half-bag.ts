import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { atBag } from '../starts.ts';
import { bagHolds } from '../steps.ts';

export const answerHalfBag: Scenario = {
  id: 'answer-half-bag',
  title: 'The bag’s answer breaks off in the middle',
  summary:
    'The answer breaks off in the middle: the bag page says so, and another try shows the bag.',
  ledger: ['CRT-06', 'FTL-01'],
  domains: ['fatal-error', 'cart', 'notices'],
  in: inBoth((fixtures) => ({
    start: atBag(fixtures, 'mira'),
    rules: [{ on: 'GET /cart/@self/*details', call: 1, then: 'half-body' }],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The page stays, and one message says that the bag cannot be shown.',
        facts: [
          { name: 'cart/miniBagLoaded', payload: { itemCount: 1 } },
          { name: 'cart/readFailed', payload: { read: 'details', reason: 'no cart details' } },
        ],
        screen: [{ role: 'heading', name: 'We cannot show your bag just now' }],
      },
      {
        kind: 'shopper',
        title: 'Tries again.',
        input: 'cart/retryBag',
        press: { role: 'button', name: 'Try again' },
        facts: [],
      },
      {
        kind: 'settle',
        title: 'The bag is there, as it was.',
        facts: [
          { name: 'cart/miniBagLoaded', payload: { itemCount: 1 } },
          { name: 'cart/detailsLoaded', payload: { lineCount: 1 } },
        ],
        screen: [{ role: 'heading', name: 'Your bag' }, bagHolds(1)],
      },
    ],
  })),
};
