import type { Journey } from '../journey.ts';

/** Signs in and out, with long pauses. */
export const session: Journey = {
  name: 'session',
  tabs: ['/shopping-bag'],
  steps: [15, 40],
  weights: { session: 5 },
};
