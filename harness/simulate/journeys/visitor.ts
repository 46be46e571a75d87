import type { Journey } from '../journey.ts';

/** Explores without buying much: search, filters, sizes on tiles, texts, messages, receipts. */
export const visitor: Journey = {
  name: 'visitor',
  tabs: ['/women'],
  // `zz` does not exist; its visitors get another store.
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
