import { inBoth } from '../brand-fixtures.ts';
import { ORDER_HEADING, ORDER_STORY, TRACKED, atLookup, found, looksUp } from './order-steps.ts';
import type { Scenario } from '../scenario.ts';

export const orderFound: Scenario = {
  id: 'order-found',
  title: 'A guest finds an order by number and postcode',
  summary: 'A guest finds an order by its number and a postcode, typed as it comes.',
  ledger: ['RTE-05', 'ORD-03', 'ORD-04', 'API-31', 'API-64', 'ADR-11'],
  domains: ORDER_STORY,
  inBrowser: true,
  golden: [{ name: 'orders/lookup--found', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: atLookup(fixtures, 30),
    rules: [],
    screen: [{ role: 'heading', name: 'Find an order' }],
    steps: [
      looksUp({}, { title: 'Types number and postcode.' }),
      {
        kind: 'settle',
        title: 'The order is there, and where it is.',
        facts: [found('shipped'), TRACKED],
        asked: [],
        state: { 'orders/lookup': { status: 'found' } },
        screen: [ORDER_HEADING, { text: 'Tracking number' }],
      },
    ],
  })),
};
