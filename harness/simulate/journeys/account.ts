import type { Journey } from '../journey.ts';

/** Registers, forgets, changes, joins, leaves, deletes, signs out everywhere, in two tabs of one browser, in shops with and without the programme. */
export const account: Journey = {
  name: 'account',
  tabs: ['/myaccount', '/women'],
  stores: ['gb', 'de', 'nl', 'ie'],
  steps: [30, 80],
  weights: { account: 4, session: 2, bag: 0.2, wishlist: 0.1, browse: 0.2 },
};
