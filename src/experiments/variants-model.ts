import { string } from 'superstruct';
import { feature, state } from '../event-log/units.ts';
import { dictionary } from '../kernel/struct.ts';
import type { EXPERIMENTS, ExperimentKey } from './experiments.ts';

feature('measure');

/** Shown variant of each experiment; absent means control. */
export type ShownVariants = { readonly [Key in ExperimentKey]?: (typeof EXPERIMENTS)[Key][number] };

/** Changes only between pages, except on test hosts. */
export const $shownVariants = state<ShownVariants>(
  'experiments/shownVariants',
  {},
  dictionary(string()),
);
