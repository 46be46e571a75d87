import { string } from 'superstruct';
import { state } from '../event-log/units.ts';
import { dictionary } from '../kernel/struct.ts';
import type { EXPERIMENTS, ExperimentKey } from './experiments.ts';

/** The variant of each experiment that pages show; the control of what is not in it. */
export type ShownVariants = { readonly [Key in ExperimentKey]?: (typeof EXPERIMENTS)[Key][number] };

/** Changes with a page and never while one is looked at, but by what a test host's address asks for. */
export const $shownVariants = state<ShownVariants>(
  'experiments/shownVariants',
  {},
  dictionary(string()),
);
