import type { Journey } from '../journey.ts';

/** Saves for later, as somebody or as nobody. */
export const wishlist: Journey = {
  name: 'wishlist',
  tabs: ['/women'],
  steps: [15, 40],
  weights: { wishlist: 6, bag: 0.3, session: 2 },
};
