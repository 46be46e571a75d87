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
import { NoticeVariant } from '../consent/consent.ts';
import { CONTROL, EXPERIMENTS, NOTICE_KEY, isExperiment, keyProblem } from './experiments.ts';

/**
 * Running experiments: `traffic` in ten-thousandths of all visitors, weights in ten-thousandths of
 * participants.
 */
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
 * Variant for a visitor with an OpenFeature reason: `SPLIT` by visitor id, `STATIC` forced by an
 * address, `DEFAULT` not a participant, `DISABLED`, or `ERROR` with a message.
 */
export const Decision = object({
  key: string(),
  variant: string(),
  reason: enums(['SPLIT', 'STATIC', 'DEFAULT', 'DISABLED', 'ERROR']),
  error: optional(string()),
});
export type Decision = Infer<typeof Decision>;

const WHOLE = 10_000;

/** Bucket of a visitor, 0 to 9999: the same on every device and day. */
export function bucketOf(visitor: string, of: string): number {
  return Math.floor((murmurhash.v3(`${of} ${visitor}`, 1) / 2 ** 32) * WHOLE);
}

/** Ids for bucketing; `tab` is empty if the browser has no storage. */
interface Names {
  visitor: string;
  tab: string;
}

function drawn({ key, traffic, variants }: Rule, { visitor, tab }: Names): string | undefined {
  const name = key === NOTICE_KEY ? tab : visitor;
  // A separate bucket for traffic: participants retain their variant when traffic grows.
  if (name === '' || bucketOf(name, `${key} traffic`) >= traffic) return undefined;
  const bucket = bucketOf(name, key);
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

function decisionOf(rule: Rule, names: Names): Decision {
  const { key, isOn } = rule;
  const error = problemOf(rule);
  if (error !== undefined) return { key, variant: CONTROL, reason: 'ERROR', error };
  if (!isOn) return { key, variant: CONTROL, reason: 'DISABLED' };
  const variant = drawn(rule, names);
  return { key, variant: variant ?? CONTROL, reason: variant === undefined ? 'DEFAULT' : 'SPLIT' };
}

/** Decides every experiment for a visitor and a tab. */
export function decide(
  file: DataFile | undefined,
  names: Names,
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
      .map((rule) => decisionOf(rule, names)),
  ];
}

/** CKN-08: the notice's variant on a test host: that of `?cookie-notice=…`, else the control. */
export function noticeOnTestHost(search: string): NoticeVariant {
  const asked = new URLSearchParams(search).get('cookie-notice');
  return NoticeVariant.is(asked) ? asked : CONTROL;
}

/**
 * Variants forced on a test host, by `?cookie-notice=…` or
 * `?experiments=product_points_test:points_first,…`.
 */
export function forcedIn(search: string, isTestSite: boolean): Record<string, string> {
  if (!isTestSite) return {};
  const asked = new URLSearchParams(search).get('experiments') ?? '';
  const pairs = asked.split(',').map((pair) => pair.split(':'));
  const known = pairs.filter(
    ([key = '', variant = '']) =>
      isExperiment(key) && (EXPERIMENTS[key] as readonly string[]).includes(variant),
  );
  return { ...Object.fromEntries(known), [NOTICE_KEY]: noticeOnTestHost(search) };
}
