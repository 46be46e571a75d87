import type { Journey } from '../journey.ts';

/** Comes and goes, and stays away for long. */
export const session: Journey = {
  name: 'session',
  tabs: ['/shopping-bag'],
  steps: [15, 40],
  weights: { session: 5 },
};
