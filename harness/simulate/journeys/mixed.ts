import type { Journey } from '../journey.ts';

/** A mix of all themes. */
export const mixed: Journey = {
  name: 'mixed',
  tabs: ['/'],
  steps: [10, 40],
  weights: {},
};
