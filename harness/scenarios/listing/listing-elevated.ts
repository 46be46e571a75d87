import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

/** What each brand is known for. */
const KNOWN_FOR = { rl: '/all/jeans', hm: '/all/blazers' } as const;

export const listingElevated: Scenario = {
  id: 'listing-elevated',
  title: 'What a brand is known for is shown large',
  summary: 'Its listing has larger pictures, and up to 99 pieces on a page.',
  ledger: ['LST-03'],
  domains: ['listing/loaded'],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, KNOWN_FOR[fixtures.brand]),
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'All pieces are on one page, in large pictures.',
        facts: [{ name: 'listing/loaded' }],
      },
    ],
  })),
};
