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

/** A page life of a trace, taken apart so that parts of it can be left out. */
export interface PageLife {
  /** The checkpoint that it begins with, where lines before it are missing. */
  checkpoint: CheckpointRecord | undefined;
  causes: readonly CauseRecord[];
  /** Calls that leave behind each cause, by the cause. */
  callsBehind: ReadonlyMap<CauseRecord, readonly CallRecord[]>;
  calls: readonly CallRecord[];
  sameTurn: ReadonlyMap<number, SameTurnRecord>;
}

/** The page lives of a trace, in their order. What goes on behind others, as it was kept for Back, is one of its own. */
export function pageLives({ records }: Trace): PageLife[] {
  const starts = records.flatMap((record, at) => (startOf(record) ? [at] : []));
  return starts.map((from, at) => lifeOf(records.slice(from, starts[at + 1])));
}

function lifeOf(records: readonly TraceRecord[]): PageLife {
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

/** The state that a page life begins with; nothing where it begins at its beginning. */
export function beginningOf({ checkpoint }: PageLife): RealmState | undefined {
  return checkpoint && stateAt(checkpoint);
}
