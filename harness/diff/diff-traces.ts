import { type CauseRecord, type Trace, isCause } from '#harness/replay/trace.ts';
import { type ValueChange, valueDiff } from '#harness/studio/records/value-diff.ts';
import { canonicalJson } from '#src/kernel/json.ts';
import { type Pair, align } from './align.ts';
import { unshared } from './unshared.ts';

interface Entry {
  line: number;
  /** `done http/cart.details` or an input's name. */
  title: string;
  /** Payload of an input, or answer of a call. */
  content: unknown;
  /** Parameters of that call. */
  asked: string;
  facts: readonly string[];
  digest: string;
  calls: readonly string[];
}

export interface TraceDifference {
  title: string;
  /** Line numbers; one is absent if only the other trace has the cause. */
  before?: number;
  after?: number;
  content: readonly ValueChange[];
  facts: Sides;
  calls: Sides;
  /** The facts have the same names but another payload. */
  isOtherPayload: boolean;
}

interface Sides {
  before: readonly string[];
  after: readonly string[];
}

export interface TraceDiff {
  alike: number;
  differences: readonly TraceDifference[];
}

/**
 * Aligns two traces by their causes and lists the differences. Ignores times, call ids and insertions. Needs no replay.
 */
export function diffTraces(before: Trace, after: Trace): TraceDiff {
  const pairs = align(entriesOf(before), entriesOf(after), [
    ({ title, asked, content }) => `${title} ${asked} ${canonicalJson(content) ?? ''}`,
    ({ title, asked }) => `${title} ${asked}`,
    ({ title }) => title,
  ]);
  const differences = pairs.flatMap(differenceOf);
  return { alike: pairs.length - differences.length, differences };
}

function entriesOf({ records }: Trace): Entry[] {
  const entries: (Entry & { calls: string[] })[] = [];
  const asked = new Map<number, string>();
  for (const record of records) {
    if (isCause(record)) entries.push({ ...entryOf(record, asked), calls: [] });
    if (record.kind !== 'call') continue;
    const params = record.digest ?? canonicalJson(record.params) ?? 'null';
    asked.set(record.id, params);
    entries.at(-1)?.calls.push(`${record.name} ${params}`);
  }
  return entries;
}

function entryOf(record: CauseRecord, asked: ReadonlyMap<number, string>): Omit<Entry, 'calls'> {
  const { line, facts, digest } = record;
  return record.kind === 'input'
    ? { line, title: record.name, content: record.payload, asked: '', facts, digest }
    : {
        line,
        title: `${record.outcome} ${record.name}`,
        content: record.value,
        asked: asked.get(record.id) ?? '',
        facts,
        digest,
      };
}

function differenceOf({ before, after }: Pair<Entry>): TraceDifference[] {
  const noPayload = { before: [], after: [] };
  if (!before || !after) {
    const entry = before ?? after;
    if (!entry) return [];
    const side = before ? { before: entry.line } : { after: entry.line };
    const rest = { content: [], facts: noPayload, calls: noPayload, isOtherPayload: false };
    return [{ title: entry.title, ...side, ...rest }];
  }
  const content = valueDiff(before.content, after.content, 20);
  const facts = unshared(before.facts, after.facts);
  const calls = unshared(before.calls, after.calls);
  const hasSameFacts = facts.before.length + facts.after.length === 0;
  const isOtherPayload = hasSameFacts && before.digest !== after.digest;
  const count = content.length + calls.before.length + calls.after.length;
  if (count === 0 && hasSameFacts && !isOtherPayload) return [];
  const lines = { before: before.line, after: after.line };
  return [{ title: after.title, ...lines, content, facts, calls, isOtherPayload }];
}
