import type { Journey } from '../journey.ts';

/** Two tabs of one browser, opened at the same moment. */
export const twoTabs: Journey = {
  name: 'two-tabs',
  tabs: ['/', '/men/jeans'],
  steps: [20, 60],
  weights: { bag: 1.5, session: 2 },
};
