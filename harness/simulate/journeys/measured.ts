import type { Journey } from '../journey.ts';

/** Buys with analytics consent, and withdraws it later. */
export const measured: Journey = {
  name: 'measured',
  tabs: ['/foundry-tee-rl1001wht', '/foundry-straight-jean-rl0101rin'],
  stores: ['gb', 'de'],
  steps: [60, 140],
  weights: { consent: 0.6, purchase: 10, bag: 1.5, browse: 0.6, session: 0.25, wishlist: 0.2 },
};
