import { family } from '../family.ts';

import { fact, settles } from '../step-builders.ts';

/** Stores that format amounts the same way in every page language. */
const STORES = { rl: 'rl-cz', hm: 'hm-dk' } as const;

/** Categories that each brand is known for. */
const KNOWN_FOR = { rl: '/all/jeans', hm: '/all/blazers' } as const;

export const listingScenarios = family(['listing/loaded'], {
  'amounts-of-the-country': {
    title: 'Crowns are written as their country writes them',
    summary:
      'Czech and Danish prices have the form of their country in every language of the shop.',
    shows: ['CUR-01, CUR-02'],
    start: (fixtures) => ({ path: '/men', store: STORES[fixtures.brand] }),
    steps: [
      settles('Every price has its crowns where that country has them.', {
        facts: [fact('listing/loaded', { categoryId: 'men' })],
      }),
    ],
  },
  'listing-elevated': {
    title: 'What a brand is known for is shown large',
    summary: 'Its listing has larger pictures, and up to 99 pieces on a page.',
    shows: ['LST-03'],
    start: (fixtures) => ({ path: KNOWN_FOR[fixtures.brand] }),
    steps: [
      settles('All pieces are on one page, in large pictures.', {
        facts: [fact('listing/loaded')],
      }),
    ],
  },
});
