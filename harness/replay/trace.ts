import { appStarted } from '#src/ports/start.ts';
import type { AnswerSample } from '#src/ports/http/answer-samples.ts';
import type { RequestSample } from '#src/ports/http/request-samples.ts';
import { printable } from '#src/kernel/printable.ts';
import type { MarkerKind, TraceEnd, TraceHeader } from '#src/event-log/record.ts';

interface Line {
  /** Line number in the file, the header being line 1. */
  line: number;
  /** Milliseconds since the first record. */
  at: number;
}

/** The facts that followed from a record, by name, and the digest of their payloads. */
export interface Following {
  facts: readonly string[];
  /** Empty when no fact followed. */
  digest: string;
}

/** Something came from outside. */
export interface InputRecord extends Line, Following {
  kind: 'input';
  name: string;
  payload: unknown;
}

/** A call left through a port. */
export interface CallRecord extends Line {
  kind: 'call';
  name: string;
  id: number;
  /** `null` where only the digest of long parameters was kept. */
  params: unknown;
  digest: string | undefined;
}

/** A call came back in a later turn than it left. */
export interface SettleRecord extends Line, Following {
  kind: 'settle';
  name: string;
  id: number;
  outcome: 'done' | 'fail';
  value: unknown;
}

/** A call that came back within the turn in which it left: it stands behind its call. */
export interface SameTurnRecord extends Line {
  kind: 'same-turn';
  name: string;
  id: number;
  outcome: 'done' | 'fail';
  value: unknown;
}

/** Something that a reader should know: a reducer threw, records could not be kept. */
export interface MarkerRecord extends Line {
  kind: 'marker';
  marker: MarkerKind;
  data: unknown;
}

/** Where a page life can be taken up again, without the lines of it that stand before. */
export interface CheckpointRecord extends Line {
  kind: 'checkpoint';
  /** Whether its page life stands right before it. */
  isContinued: boolean;
  /** False where lines of its page life are missing: another's may stand between, as it was kept for Back. */
  isWhole: boolean;
  /** The input that this page life began with. */
  start: InputRecord;
  /** Calls that have left and not come back. */
  calls: readonly CallRecord[];
  /** The named stores that have another value than at the beginning, by name. */
  values: ReadonlyMap<string, unknown>;
}

/** What has become of the named stores since the last such record of the page life, as digests. */
export interface DigestsRecord extends Line {
  kind: 'digests';
  /** By name and version. */
  stores: ReadonlyMap<string, string>;
}

/** A raw answer, shortened, and the digest of what was read from it. */
export interface AnswerRecord extends Line {
  kind: 'answer';
  sample: AnswerSample;
  reading: string;
}

/** What was asked with a call. */
export interface RequestRecord extends Line {
  kind: 'request';
  sample: RequestSample;
}

/** A record that makes facts and calls follow: an input, or a settle that came in a later turn. */
export type CauseRecord = InputRecord | SettleRecord;

/** What a replay goes on by. */
export type StepRecord = CauseRecord | CheckpointRecord;

export type TraceRecord =
  | StepRecord
  | CallRecord
  | SameTurnRecord
  | MarkerRecord
  | DigestsRecord
  | AnswerRecord
  | RequestRecord;

/** A session as read from a file: parsed, checked against the catalogue of units, hash chain intact. */
export interface Trace {
  header: TraceHeader;
  records: readonly TraceRecord[];
  end: TraceEnd;
  /** Why the trace goes no further, where only what can be read of it was asked for. */
  stopped?: TraceError;
  /** False for an old format, whose hash chain covers neither the header nor the order of page lives. */
  isChained: boolean;
}

/** Why a trace cannot be read. The message is one line and quotes no payload. */
export class TraceError extends Error {
  override name = 'TraceError';
  readonly line: number;
  readonly reason: string;
  /** The unit whose value is not as this build has it. */
  readonly unit: string | undefined;

  constructor(line: number, reason: string, unit?: string) {
    super(`line ${line}: ${printable(reason)}`);
    this.line = line;
    this.reason = printable(reason);
    this.unit = unit;
  }
}

/** True for a record that makes facts and calls follow. */
export function isCause(record: TraceRecord | undefined): record is CauseRecord {
  return record?.kind === 'input' || record?.kind === 'settle';
}

/** True for a record that a replay goes on by. */
export function isStep(record: TraceRecord | undefined): record is StepRecord {
  return record?.kind === 'checkpoint' || isCause(record);
}

/** The input that a page life begins with, at its beginning or where it is taken up behind missing lines. */
export function startOf(record: TraceRecord | undefined): InputRecord | undefined {
  if (record?.kind === 'checkpoint') return record.isContinued ? undefined : record.start;
  return record?.kind === 'input' && record.name === appStarted.shortName ? record : undefined;
}
