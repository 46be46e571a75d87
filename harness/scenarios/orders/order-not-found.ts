import { inBoth } from '../brand-fixtures.ts';
import { NO_MATCH, ORDER_STORY, atLookup, looksUp } from './order-steps.ts';
import type { Scenario, SettleStep } from '../scenario.ts';

const sameAnswer: SettleStep = {
  kind: 'settle',
  title: 'Is told that the two do not match, and nothing of either.',
  facts: [{ name: 'orders/lookupFailed', payload: { reason: 'unknown' } }],
  asked: [],
  state: { 'orders/lookup': { status: 'failed', reason: 'unknown' } },
  screen: [NO_MATCH],
};

export const orderNotFound: Scenario = {
  id: 'order-not-found',
  title: 'Number and postcode do not match',
  summary:
    'Number or postcode wrong: the answer is the same, so that nobody finds out which numbers there are.',
  ledger: ['ORD-03', 'ORD-04', 'API-31', 'FTL-03'],
  domains: [...ORDER_STORY, 'fatal-error'],
  inBrowser: true,
  golden: [{ name: 'orders/lookup--no-match', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atLookup(fixtures),
    rules: [],
    screen: [{ role: 'heading', name: 'Find an order' }],
    steps: [
      looksUp(
        { typed: 'm1 1ae', postcode: 'M1 1AE' },
        { title: 'Has the number of an order, and another postcode.' },
      ),
      sameAnswer,
      looksUp({ number: '799999' }, { title: 'Has a number that no order has.' }),
      sameAnswer,
    ],
  })),
};
