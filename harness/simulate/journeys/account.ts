import type { Journey } from '../journey.ts';

/**
 * Uses all account features in two tabs of one browser, in stores with and without the membership
 * programme.
 */
export const account: Journey = {
  name: 'account',
  tabs: ['/myaccount', '/women'],
  stores: ['gb', 'de', 'nl', 'ie'],
  steps: [30, 80],
  weights: { account: 4, session: 2, bag: 0.2, wishlist: 0.1, browse: 0.2 },
};
