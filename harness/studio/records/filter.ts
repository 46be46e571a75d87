import type { Trace, TraceRecord } from '#harness/replay/trace.ts';
import { type Tone, factsOf, nameOf, payloadOf, toneOf } from './present.ts';
import { linksOf } from './links.ts';

/**
 * Filter of records: all words and one of the kinds must match. Digests and checkpoints match only by their kind's
 * name.
 */
export interface RecordFilter {
  text: string;
  /** Empty for all kinds. */
  kinds: readonly FilterKind[];
}

/** Kinds to filter by; `open` are calls without an answer. */
export const FILTER_KINDS = ['input', 'call', 'done', 'fail', 'open'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

export const NO_FILTER: RecordFilter = { text: '', kinds: [] };

const texts = new WeakMap<TraceRecord, string>();

/** Searchable text of a record: name, facts and payload. */
function textOf(record: TraceRecord): string {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const payload = JSON.stringify(payloadOf(record)) ?? '';
  const text = [nameOf(record), ...factsOf(record), payload].join(' ').toLowerCase();
  texts.set(record, text);
  return text;
}

/** Digests and checkpoints name many stores, so a search by store would always match them. */
function isSummary({ kind }: TraceRecord): boolean {
  return kind === 'digests' || kind === 'checkpoint';
}

/** Indexes of matching records; `undefined` for an empty filter. */
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
