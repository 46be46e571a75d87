import { NOTICE_VARIANTS } from '../consent/consent.ts';

/** Running experiments and their variants. The README describes their effects. */
export const EXPERIMENTS = {
  cookie_notice_test: NOTICE_VARIANTS,
  product_points_test: ['control', 'points_first'],
  free_delivery_test: ['control', 'no_progress'],
} as const satisfies Readonly<Record<string, readonly ['control', ...string[]]>>;

export type ExperimentKey = keyof typeof EXPERIMENTS;

/** CKN-08: drawn by tab instead of visitor, because it shows before there is consent. */
export const NOTICE_KEY: Extract<ExperimentKey, 'cookie_notice_test'> = 'cookie_notice_test';

/** Variant without a change. */
export const CONTROL = 'control';

export function isExperiment(key: string): key is ExperimentKey {
  return Object.hasOwn(EXPERIMENTS, key);
}

const KEY = /^[a-z\d_-]+_test$/;

/** EXP-04, EXP-05: problem of an experiment's key; `undefined` if valid. */
export function keyProblem(key: string): string | undefined {
  if (KEY.test(key)) return undefined;
  return `The experiment's key "${key}" has to be lower-case and to end in "_test"`;
}
