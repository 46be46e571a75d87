import type { Journey } from '../journey.ts';

/** A bit of everything. */
export const mixed: Journey = {
  name: 'mixed',
  tabs: ['/'],
  steps: [10, 40],
  weights: {},
};
