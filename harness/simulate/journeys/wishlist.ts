import type { Journey } from '../journey.ts';

/** Uses the wishlist, signed in and as a guest. */
export const wishlist: Journey = {
  name: 'wishlist',
  tabs: ['/women'],
  steps: [15, 40],
  weights: { wishlist: 6, bag: 0.3, session: 2 },
};
