import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

/** Where amounts are written in one way, whatever the page's language. */
const STORES = { rl: 'rl-cz', hm: 'hm-dk' } as const;

export const amountsOfTheCountry: Scenario = {
  id: 'amounts-of-the-country',
  title: 'Crowns are written as their country writes them',
  summary: 'Czech and Danish prices have the form of their country in every language of the shop.',
  ledger: ['CUR-01', 'CUR-02'],
  domains: ['listing/loaded'],
  in: inBoth((fixtures) => ({
    start: { ...strangerAt(fixtures, '/men'), store: STORES[fixtures.brand] },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'Every price has its crowns where that country has them.',
        facts: [{ name: 'listing/loaded', payload: { categoryId: 'men' } }],
      },
    ],
  })),
};
