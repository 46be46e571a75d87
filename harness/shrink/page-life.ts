import { borderlessIn } from '#harness/replay/stores.ts';
import { stateAt } from '#harness/replay/player.ts';
import {
  type CallRecord,
  type CauseRecord,
  type CheckpointRecord,
  type SameTurnRecord,
  type Trace,
  type TraceRecord,
  isCause,
  startOf,
} from '#harness/replay/trace.ts';
import type { RealmState } from '#harness/replay/reaction.ts';

/** A page life of a trace, split so that parts can be removed. */
export interface PageLife {
  /** Its initial checkpoint, if lines before it are missing. */
  checkpoint: CheckpointRecord | undefined;
  causes: readonly CauseRecord[];
  /** Calls started by each cause. */
  callsBehind: ReadonlyMap<CauseRecord, readonly CallRecord[]>;
  calls: readonly CallRecord[];
  sameTurn: ReadonlyMap<number, SameTurnRecord>;
  /** Features whose units were in the core of the recording build. */
  borderless: readonly string[];
}

/** Page lives of a trace, in order. A page restored from the back/forward cache is a separate one. */
export function pageLives({ header, records }: Trace): PageLife[] {
  const starts = records.flatMap((record, at) => (startOf(record) ? [at] : []));
  return starts.map((from, at) => ({
    ...lifeOf(records.slice(from, starts[at + 1])),
    borderless: borderlessIn(header),
  }));
}

function lifeOf(records: readonly TraceRecord[]): Omit<PageLife, 'borderless'> {
  const [first] = records;
  const callsBehind = new Map<CauseRecord, CallRecord[]>();
  const sameTurn = new Map<number, SameTurnRecord>();
  let cause: CauseRecord | undefined;
  for (const record of records) {
    if (isCause(record)) {
      cause = record;
      callsBehind.set(record, []);
    }
    if (record.kind === 'call' && cause) callsBehind.get(cause)?.push(record);
    if (record.kind === 'same-turn') sameTurn.set(record.id, record);
  }
  return {
    checkpoint: first?.kind === 'checkpoint' ? first : undefined,
    causes: records.filter(isCause),
    callsBehind,
    calls: records.filter((record) => record.kind === 'call'),
    sameTurn,
  };
}

/** Initial state of a page life; undefined at its start. */
export function beginningOf({ checkpoint }: PageLife): RealmState | undefined {
  return checkpoint && stateAt(checkpoint);
}
