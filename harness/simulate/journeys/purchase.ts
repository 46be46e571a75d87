import type { Journey } from '../journey.ts';

/** Buys: bag, checkout and payment, in two tabs of one browser. */
export const purchase: Journey = {
  name: 'purchase',
  tabs: ['/foundry-tee-rl1001wht', '/foundry-straight-jean-rl0101rin'],
  stores: ['gb', 'de', 'nl', 'cz'],
  steps: [60, 140],
  weights: { purchase: 10, bag: 1.5, browse: 0.6, session: 0.25, wishlist: 0.05 },
};
