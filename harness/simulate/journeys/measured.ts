import type { Journey } from '../journey.ts';

/** Buys as others do, is measured where it agrees to that, and thinks better of it. */
export const measured: Journey = {
  name: 'measured',
  tabs: ['/foundry-tee-rl1001wht', '/foundry-straight-jean-rl0101rin'],
  stores: ['gb', 'de'],
  steps: [60, 140],
  weights: { consent: 0.6, purchase: 10, bag: 1.5, browse: 0.6, session: 0.25, wishlist: 0.2 },
};
