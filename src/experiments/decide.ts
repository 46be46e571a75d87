import murmurhash from 'murmurhash';
import {
  type Infer,
  array,
  boolean,
  enums,
  number,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { CONTROL, EXPERIMENTS, isExperiment, keyProblem } from './experiments.ts';

/** What runs, and on whom: `traffic` and weights in ten-thousandths of all visitors, and of those who take part. */
export const DataFile = type({
  experiments: array(
    type({
      key: string(),
      isOn: boolean(),
      traffic: number(),
      variants: array(type({ name: string(), weight: number() })),
    }),
  ),
});
export type DataFile = Infer<typeof DataFile>;
type Rule = DataFile['experiments'][number];

/**
 * Which variant of an experiment a visitor sees, and why, in OpenFeature's words: `SPLIT` by the visitor's name, `STATIC`
 * forced by an address, `DEFAULT` no part of it, `DISABLED` switched off, `ERROR` with what is wrong.
 */
export const Decision = object({
  key: string(),
  variant: string(),
  reason: enums(['SPLIT', 'STATIC', 'DEFAULT', 'DISABLED', 'ERROR']),
  error: optional(string()),
});
export type Decision = Infer<typeof Decision>;

const WHOLE = 10_000;

/** Where a visitor stands between 0 and 9999: the same on every device and every day. */
export function bucketOf(visitor: string, of: string): number {
  return Math.floor((murmurhash.v3(`${of} ${visitor}`, 1) / 2 ** 32) * WHOLE);
}

function drawn({ key, traffic, variants }: Rule, visitor: string): string | undefined {
  // Drawn apart: who takes part keeps the variant when more do.
  if (bucketOf(visitor, `${key} traffic`) >= traffic) return undefined;
  const bucket = bucketOf(visitor, key);
  let end = 0;
  return variants.find(({ weight }) => bucket < (end += weight))?.name;
}

function problemOf({ key, variants }: Rule): string | undefined {
  const problem = keyProblem(key);
  if (problem !== undefined) return problem;
  if (!isExperiment(key)) return `The shop has no experiment "${key}"`;
  const known: readonly string[] = EXPERIMENTS[key];
  const strange = variants.find(({ name }) => !known.includes(name));
  return strange && `The experiment "${key}" has no variant "${strange.name}"`;
}

function decisionOf(rule: Rule, visitor: string): Decision {
  const { key, isOn } = rule;
  const error = problemOf(rule);
  if (error !== undefined) return { key, variant: CONTROL, reason: 'ERROR', error };
  if (!isOn) return { key, variant: CONTROL, reason: 'DISABLED' };
  const variant = drawn(rule, visitor);
  return { key, variant: variant ?? CONTROL, reason: variant === undefined ? 'DEFAULT' : 'SPLIT' };
}

/** All that is decided of a visitor. */
export function decide(
  file: DataFile | undefined,
  visitor: string,
  forced: Readonly<Record<string, string>>,
): Decision[] {
  return [
    ...Object.entries(forced).map(([key, variant]): Decision => ({
      key,
      variant,
      reason: 'STATIC',
    })),
    ...(file?.experiments ?? [])
      .filter(({ key }) => !Object.hasOwn(forced, key))
      .map((rule) => decisionOf(rule, visitor)),
  ];
}

/** The variants that an address of a test host asks for: `?experiments=product_points_test:points_first,…`. */
export function forcedIn(search: string, isTestSite: boolean): Record<string, string> {
  const asked = isTestSite ? new URLSearchParams(search).get('experiments') : null;
  const pairs = (asked ?? '').split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(
    pairs.filter(
      ([key = '', variant = '']) =>
        isExperiment(key) && (EXPERIMENTS[key] as readonly string[]).includes(variant),
    ),
  );
}
