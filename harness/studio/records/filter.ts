import type { Trace, TraceRecord } from '#harness/replay/trace.ts';
import { type Tone, factsOf, nameOf, payloadOf, toneOf } from './present.ts';
import { linksOf } from './links.ts';

/** What of a trace is listed: all that has each word and one of the kinds; digests and checkpoints where their kind is among the words. */
export interface RecordFilter {
  text: string;
  /** None: all of them. */
  kinds: readonly FilterKind[];
}

/** Kinds that can be chosen; `open` are calls that never come back. */
export const FILTER_KINDS = ['input', 'call', 'done', 'fail', 'open'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

export const NO_FILTER: RecordFilter = { text: '', kinds: [] };

const texts = new WeakMap<TraceRecord, string>();

/** All that can be searched of a record: its name, its facts and what it carries. */
function textOf(record: TraceRecord): string {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const payload = JSON.stringify(payloadOf(record)) ?? '';
  const text = [nameOf(record), ...factsOf(record), payload].join(' ').toLowerCase();
  texts.set(record, text);
  return text;
}

/** It has the names of all stores, or of many: found by each of them, it would say nothing. */
function isSummary({ kind }: TraceRecord): boolean {
  return kind === 'digests' || kind === 'checkpoint';
}

/** Places of the records that a filter leaves; `undefined` where it leaves all. */
export function filtered(trace: Trace, { text, kinds }: RecordFilter): number[] | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && kinds.length === 0) return undefined;
  const tones = new Set<Tone>(kinds.filter((kind) => kind !== 'open'));
  const answers = kinds.includes('open') ? linksOf(trace) : undefined;
  return trace.records.flatMap((record, at) => {
    const isOpen = answers !== undefined && record.kind === 'call' && !answers.has(at);
    if (kinds.length > 0 && !isOpen && !tones.has(toneOf(record))) return [];
    if (words.length === 0) return [at];
    if (isSummary(record) && !words.includes(record.kind)) return [];
    const whole = textOf(record);
    return words.every((word) => whole.includes(word)) ? [at] : [];
  });
}
