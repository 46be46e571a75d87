import type { Journey } from '../journey.ts';

/** Looks closer at everything, asks the shop's people, and hardly buys: search, filters, sizes on tiles, texts, letters, receipts. */
export const visitor: Journey = {
  name: 'visitor',
  tabs: ['/women'],
  // The last one is no store: whoever comes by such an address is shown another.
  stores: ['gb', 'de', 'nl', 'pl', 'zz'],
  steps: [30, 80],
  weights: {
    look: 2,
    service: 1.5,
    bag: 0.4,
    wishlist: 0.4,
    session: 0.2,
    browse: 0.6,
    consent: 0.3,
  },
};
