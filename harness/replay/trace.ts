import { appStarted } from '#src/ports/start.ts';
import type { AnswerSample } from '#src/ports/http/answer-samples.ts';
import type { RequestSample } from '#src/ports/http/request-samples.ts';
import { printable } from '#src/kernel/printable.ts';
import type { MarkerKind, TraceEnd, TraceHeader } from '#src/event-log/record.ts';

interface Line {
  /** Line number in the file; the header is line 1. */
  line: number;
  /** Milliseconds since the first record. */
  at: number;
}

/** Facts that followed a record, by name, with the digest of their payloads. */
export interface Following {
  facts: readonly string[];
  /** Empty without facts. */
  digest: string;
}

/** An external event. */
export interface InputRecord extends Line, Following {
  kind: 'input';
  name: string;
  payload: unknown;
}

/** A call made through a port. */
export interface CallRecord extends Line {
  kind: 'call';
  name: string;
  id: number;
  /** `null` if only the digest of long parameters was recorded. */
  params: unknown;
  digest: string | undefined;
}

/** A call that returned in a later turn. */
export interface SettleRecord extends Line, Following {
  kind: 'settle';
  name: string;
  id: number;
  outcome: 'done' | 'fail';
  value: unknown;
}

/** A call that returned in its own turn; the record follows its call. */
export interface SameTurnRecord extends Line {
  kind: 'same-turn';
  name: string;
  id: number;
  outcome: 'done' | 'fail';
  value: unknown;
}

/** A note for readers: a reducer threw, or records were lost. */
export interface MarkerRecord extends Line {
  kind: 'marker';
  marker: MarkerKind;
  data: unknown;
}

/** A point at which a page life can continue without its earlier lines. */
export interface CheckpointRecord extends Line {
  kind: 'checkpoint';
  /** True if the previous lines belong to its page life. */
  isContinued: boolean;
  /**
   * False if lines of its page life are missing. Another page life's may be in between, after a restore
   * from the back/forward cache.
   */
  isWhole: boolean;
  start: InputRecord;
  calls: readonly CallRecord[];
  /** Named stores that differ from their initial value, by name. */
  values: ReadonlyMap<string, unknown>;
}

/** Digests of the named stores changed since the page life's previous such record. */
export interface DigestsRecord extends Line {
  kind: 'digests';
  /** By name and version. */
  stores: ReadonlyMap<string, string>;
}

/** A raw answer, shortened, with the digest of its parsed value. */
export interface AnswerRecord extends Line {
  kind: 'answer';
  sample: AnswerSample;
  reading: string;
}

export interface RequestRecord extends Line {
  kind: 'request';
  sample: RequestSample;
}

/** A record with facts and calls as consequences: an input, or a settle in a later turn. */
export type CauseRecord = InputRecord | SettleRecord;

export type StepRecord = CauseRecord | CheckpointRecord;

export type TraceRecord =
  | StepRecord
  | CallRecord
  | SameTurnRecord
  | MarkerRecord
  | DigestsRecord
  | AnswerRecord
  | RequestRecord;

/** A parsed session: checked against the catalogue of units, with a valid hash chain. */
export interface Trace {
  header: TraceHeader;
  records: readonly TraceRecord[];
  end: TraceEnd;
  /** Error at which a partial read stopped. */
  stopped?: TraceError;
  /** False for an old format: its hash chain covers neither the header nor the order of page lives. */
  isChained: boolean;
}

/** Reason why a trace is unreadable. The message is one line without payloads. */
export class TraceError extends Error {
  override name = 'TraceError';
  readonly line: number;
  readonly reason: string;
  /** Unit whose value does not match this build. */
  readonly unit: string | undefined;

  constructor(line: number, reason: string, unit?: string) {
    super(`line ${line}: ${printable(reason)}`);
    this.line = line;
    this.reason = printable(reason);
    this.unit = unit;
  }
}

/** True for a record with facts and calls as consequences. */
export function isCause(record: TraceRecord | undefined): record is CauseRecord {
  return record?.kind === 'input' || record?.kind === 'settle';
}

export function isStep(record: TraceRecord | undefined): record is StepRecord {
  return record?.kind === 'checkpoint' || isCause(record);
}

/** First input of a page life, at its beginning or at a checkpoint after missing lines. */
export function startOf(record: TraceRecord | undefined): InputRecord | undefined {
  if (record?.kind === 'checkpoint') return record.isContinued ? undefined : record.start;
  return record?.kind === 'input' && record.name === appStarted.shortName ? record : undefined;
}
