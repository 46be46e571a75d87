import type { Journey } from '../journey.ts';

/** Fills and changes the bag repeatedly. */
export const bag: Journey = {
  name: 'bag',
  tabs: ['/men/jeans'],
  steps: [20, 60],
  weights: { bag: 4, wishlist: 0.2, session: 0.4 },
};
