import { STORE_DIGEST_LENGTH, type SampleKind } from '../../event-log/record.ts';
import { createPseudonyms } from '../../event-log/pseudonyms.ts';
import { findUnit } from '../../event-log/units.ts';
import { valueDigest } from '../../event-log/value-digest.ts';
import { digestText } from '../../kernel/hash.ts';
import type { AnyCall, AnyContract } from './call.ts';
import { maskedAnswer, namedAnswer } from './masked-answer.ts';
import { takesSession } from './request.ts';
import { requestText } from './request-samples.ts';

/** A shortened raw answer with everything needed to read it again. */
export interface AnswerSample {
  call: string;
  params: unknown;
  /** Currency of the site's amounts. */
  currencyCode: string | null;
  raw: unknown;
}

/**
 * Limits in characters: a call's first and second sample, and all samples of a page. Lists keep
 * two entries.
 */
const ENTRIES = 2;
const LONGEST = [3600, 600];
const ALL = { plain: 9600, masked: 7200 };
/** Limits (characters) of a call's first three request samples. */
const LONGEST_PARAMS = [600, 120, 120];

/** Shortens each list of an answer. */
function shortened(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.slice(0, ENTRIES).map(shortened);
  if (typeof raw !== 'object' || raw === null) return raw;
  return Object.fromEntries(Object.entries(raw).map(([key, part]) => [key, shortened(part)]));
}

/** Digest of the value that a contract reads from a sample; undefined if it cannot. */
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

/** Redacts a call's parameters or result; empty for a call without a unit. */
function redactedPart(call: AnyCall, part: 'params' | 'done', value: unknown): [unknown] | [] {
  const unit = findUnit(`http/${call.name}`);
  if (unit?.kind !== 'port') return [];
  const { redact } = unit[part];
  return [redact ? redact(value, createPseudonyms()) : value];
}

/** Value after a JSON round trip, as a replay reads it. */
function fromLine<T>(value: T): T {
  return (JSON.parse(JSON.stringify({ value })) as { value: T }).value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Receives the kind and the body of a line. */
export type WriteSample = (kind: SampleKind, body: string) => void;

/** Collects samples of raw answers, each body once; see `createAnswerSamples`. */
export type AnswerSamples = (
  call: AnyCall,
  contract: AnyContract,
  sample: Omit<AnswerSample, 'call'>,
) => void;

/**
 * Collects a few shortened raw answers of a page, with the digest of the value read from them, so
 * that a replay can read them again. Sessionless answers without personal data are stored as
 * received, or reduced to the fields of their structs if too long. Of any other answer only the
 * form is stored, see `maskedAnswer`. Also stores the first three requests of each call with
 * redacted parameters.
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
  const counts = new Map<string, number>();
  const known = new Set<string>();
  return (call, params) => {
    const count = counts.get(call.name) ?? 0;
    const longest = LONGEST_PARAMS[count];
    if (longest === undefined) return;
    counts.set(call.name, count + 1);
    const [given] = redactedPart(call, 'params', params).map(fromLine);
    const request = requestText(call, given);
    const text = JSON.stringify({ call: call.name, params: given, asked: request });
    const key = `${call.name} ${request}`;
    if (request === undefined || text.length - request.length > longest || known.has(key)) return;
    known.add(key);
    write('q', text);
  };
}

function answerSamples(write: WriteSample): AnswerSamples {
  const known = new Set<string>();
  const counts = new Map<string, number>();
  const left = { plain: ALL.plain, masked: ALL.masked };
  return (call, contract, { raw, params, currencyCode }) => {
    const count = counts.get(call.name) ?? 0;
    const longest = LONGEST[count];
    if (longest === undefined) return;
    counts.set(call.name, count + 1); // Counts samples that are too long as well, to avoid shortening them repeatedly.
    const [given] = redactedPart(call, 'params', params).map(fromLine);
    const sample = { call: call.name, params: given, currencyCode, raw: shortened(raw) };
    let read = plainReading(call, contract, sample, params);
    const kind = read ? 'plain' : 'masked';
    if (!read) sample.raw = maskedAnswer(sample.raw, contract.answer, currencyCode);
    const most = Math.min(longest, left[kind]);
    let text = JSON.stringify(sample);
    if (read && text.length > most) {
      read = undefined;
      sample.raw = namedAnswer(sample.raw, contract.answer);
      text = JSON.stringify(sample);
    }
    const key = kind === 'masked' ? JSON.stringify([call.name, sample.raw]) : text;
    if (text.length > most || known.has(key)) return;
    known.add(key);
    read ??= readFrom(contract, JSON.parse(text) as AnswerSample);
    if (!read || (kind === 'masked' && !saysSomething(sample.raw))) return;
    left[kind] -= text.length;
    write('a', `${text},"${digestOf(read.value)}"`);
  };
}

function saysSomething(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null) return raw !== undefined && raw !== '';
  return Object.values(raw).some(saysSomething);
}

/** Value read from an answer that can be stored as received; undefined for another. */
function plainReading(
  call: AnyCall,
  contract: AnyContract,
  sample: AnswerSample,
  params: unknown,
): { value: unknown } | undefined {
  if (call.method !== 'GET' || takesSession(call) || !isSame(sample.params, params))
    return undefined;
  const read = readFrom(contract, fromLine(sample));
  const isStored = (told: unknown) => isSame(told, read?.value);
  return read && redactedPart(call, 'done', read.value).some(isStored) ? read : undefined;
}
