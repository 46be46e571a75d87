import { NOTICE_VARIANTS } from '../consent/consent.ts';

/** What runs in the shop, and its variants. What each changes stands in the README. */
export const EXPERIMENTS = {
  cookie_notice_test: NOTICE_VARIANTS,
  product_points_test: ['control', 'points_first'],
  free_delivery_test: ['control', 'no_progress'],
} as const satisfies Readonly<Record<string, readonly ['control', ...string[]]>>;

export type ExperimentKey = keyof typeof EXPERIMENTS;

/** CKN-08: it shows before there is a consent, so it is drawn by tab and not by visitor. */
export const NOTICE_KEY: Extract<ExperimentKey, 'cookie_notice_test'> = 'cookie_notice_test';

/** Whom nothing is tried on. */
export const CONTROL = 'control';

export function isExperiment(key: string): key is ExperimentKey {
  return Object.hasOwn(EXPERIMENTS, key);
}

const KEY = /^[a-z\d_-]+_test$/;

/** EXP-04, EXP-05: why a key is refused; `undefined` for one that is as it should be. */
export function keyProblem(key: string): string | undefined {
  if (KEY.test(key)) return undefined;
  return `The experiment's key "${key}" has to be lower-case and to end in "_test"`;
}
