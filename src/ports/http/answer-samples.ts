import { STORE_DIGEST_LENGTH, type SampleKind } from '../../event-log/record.ts';
import { createPseudonyms } from '../../event-log/pseudonyms.ts';
import type { Redactor } from '../../event-log/redaction.ts';
import { findUnit } from '../../event-log/units.ts';
import { valueDigest } from '../../event-log/value-digest.ts';
import { digestText } from '../../kernel/hash.ts';
import type { AnyCall, AnyContract } from './call.ts';
import { takesSession } from './request.ts';
import { type RequestSample, requestText } from './request-samples.ts';

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
const LONGEST = [3600, 600];
const ALL = 9600;
/** Characters of a call's name and parameters beside which it is kept what was asked. */
const LONGEST_PARAMS = 600;

/** The answer with so many entries in each of its lists. */
function shortened(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.slice(0, ENTRIES).map(shortened);
  if (typeof raw !== 'object' || raw === null) return raw;
  return Object.fromEntries(Object.entries(raw).map(([key, part]) => [key, shortened(part)]));
}

/** What a contract makes of a sample, as a digest; `undefined` where it cannot read it. */
export function readingOf(contract: AnyContract, sample: AnswerSample): string | undefined {
  const read = readFrom(contract, sample);
  return read && digestOf(read.value);
}

function readFrom(
  { answer, read }: AnyContract,
  { raw, params, currencyCode }: AnswerSample,
): { value: unknown } | undefined {
  try {
    const checked: unknown = answer.create(raw);
    return { value: read(checked, params, currencyCode === null ? {} : { currencyCode }) };
  } catch {
    return undefined;
  }
}

function digestOf(value: unknown): string {
  return digestText({ a: valueDigest(value), b: 0 }, STORE_DIGEST_LENGTH);
}

/** Whether nothing that is told of a call is anybody's: no session is in it, and redaction leaves all of it as it is. */
function isPlain(call: AnyCall, params: unknown, value: unknown): boolean {
  const unit = findUnit(`http/${call.name}`);
  return unit?.kind === 'port' && isSame(unit.params, params) && isSame(unit.done, value);
}

function isSame({ redact }: { redact: Redactor | null }, value: unknown): boolean {
  if (!redact) return true;
  return JSON.stringify(redact(value, createPseudonyms())) === JSON.stringify(value);
}

/** Gets the kind and the body of a line. */
export type WriteSample = (kind: SampleKind, body: string) => void;

/** Keeps samples of raw answers, each body once; see `createAnswerSamples`. */
export type AnswerSamples = (
  call: AnyCall,
  contract: AnyContract,
  sample: Omit<AnswerSample, 'call'>,
) => void;

/**
 * Keeps a few raw answers of a page life, shortened, with the digest of what was read from them: so a
 * replay can read them again. Only answers of services that know no session, and of which redaction
 * would hide nothing: neither of what was asked nor of what was read. Of the first answered call of each name, whatever its
 * service, also what was asked, where redaction would hide nothing of its parameters.
 */
export function createAnswerSamples(write: WriteSample): AnswerSamples {
  const keepAnswer = answerSamples(write);
  const keepRequest = requestSamples(write);
  return (call, contract, sample) => {
    keepRequest(call, sample.params);
    keepAnswer(call, contract, sample);
  };
}

function requestSamples(write: WriteSample): (call: AnyCall, params: unknown) => void {
  const asked = new Set<string>();
  return (call, params) => {
    if (asked.has(call.name)) return;
    asked.add(call.name);
    const unit = findUnit(`http/${call.name}`);
    if (unit?.kind !== 'port' || !isSame(unit.params, params)) return;
    // What is asked in a replay comes from JSON as well.
    const text = JSON.stringify({ call: call.name, params });
    const { params: given } = JSON.parse(text) as RequestSample;
    const request = requestText(call, given);
    if (request === undefined || text.length > LONGEST_PARAMS) return;
    write('q', JSON.stringify({ call: call.name, params: given, asked: request }));
  };
}

function answerSamples(write: WriteSample): AnswerSamples {
  const known = new Set<string>();
  const counts = new Map<string, number>();
  let left = ALL;
  return (call, contract, { raw, params, currencyCode }) => {
    const count = counts.get(call.name) ?? 0;
    const longest = LONGEST[count];
    if (longest === undefined || left <= 0 || call.method !== 'GET' || takesSession(call)) return;
    counts.set(call.name, count + 1); // Also of one that turns out too long: it is not shortened again and again.
    const sample = { call: call.name, params, currencyCode, raw: shortened(raw) };
    const text = JSON.stringify(sample);
    if (text.length > Math.min(longest, left) || known.has(text)) return;
    known.add(text);
    // What is read in a replay comes from JSON as well.
    const read = readFrom(contract, JSON.parse(text) as AnswerSample);
    if (!read || !isPlain(call, params, read.value)) return;
    left -= text.length;
    write('a', `${text},"${digestOf(read.value)}"`);
  };
}
