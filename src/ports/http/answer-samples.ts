import { STORE_DIGEST_LENGTH } from '../../event-log/record.ts';
import { findUnit } from '../../event-log/units.ts';
import { valueDigest } from '../../event-log/value-digest.ts';
import { digestText } from '../../kernel/hash.ts';
import type { AnyCall, AnyContract } from './call.ts';
import { isPublic } from './request.ts';

/** A raw answer as it came, shortened, and all that it takes to read it again. */
export interface AnswerSample {
  call: string;
  params: unknown;
  /** In which the site's answers have their amounts. */
  currencyCode: string | null;
  raw: unknown;
}

/** Entries of a list that are kept; characters of a call's first sample, and of its second; and of all. */
const ENTRIES = 2;
const LONGEST = [3400, 800];
const ALL = 6400;

/** The answer with so many entries in each of its lists. */
function shortened(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.slice(0, ENTRIES).map(shortened);
  if (typeof raw !== 'object' || raw === null) return raw;
  return Object.fromEntries(Object.entries(raw).map(([key, part]) => [key, shortened(part)]));
}

/** What a contract makes of a sample, as a digest; `undefined` where it cannot read it. */
export function readingOf(
  { answer, read }: AnyContract,
  { raw, params, currencyCode }: AnswerSample,
): string | undefined {
  try {
    const checked: unknown = answer.create(raw);
    const value: unknown = read(checked, params, currencyCode === null ? {} : { currencyCode });
    return digestText({ a: valueDigest(value), b: 0 }, STORE_DIGEST_LENGTH);
  } catch {
    return undefined;
  }
}

/** Whether nothing that is told of a call is anybody's: nothing of it is marked, and all are answered the same. */
function isPlain(call: AnyCall): boolean {
  const unit = findUnit(`http/${call.name}`);
  return unit?.kind === 'port' && !unit.params.redact && !unit.done.redact && isPublic(call);
}

/** Keeps samples of raw answers, each body once; see `createAnswerSamples`. */
export type AnswerSamples = (
  call: AnyCall,
  contract: AnyContract,
  sample: Omit<AnswerSample, 'call'>,
) => void;

/**
 * Keeps a few raw answers of a page life, shortened, with the digest of what was read from them: so a
 * replay can read them again. Only answers that are the same for everybody, and of calls of which
 * nothing is marked.
 *
 * @param write gets the body of a line
 */
export function createAnswerSamples(write: (body: string) => void): AnswerSamples {
  const known = new Set<string>();
  const counts = new Map<string, number>();
  let left = ALL;
  return (call, contract, { raw, params, currencyCode }) => {
    const count = counts.get(call.name) ?? 0;
    const longest = LONGEST[count];
    if (longest === undefined || left <= 0 || !isPlain(call)) return;
    counts.set(call.name, count + 1); // Also of one that turns out too long: it is not shortened again and again.
    const sample = { call: call.name, params, currencyCode, raw: shortened(raw) };
    const text = JSON.stringify(sample);
    if (text.length > Math.min(longest, left) || known.has(text)) return;
    known.add(text);
    // What is read in a replay comes from JSON as well.
    const reading = readingOf(contract, JSON.parse(text) as AnswerSample);
    if (reading === undefined) return;
    left -= text.length;
    write(`${text},"${reading}"`);
  };
}
