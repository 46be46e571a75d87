import type { Scope } from 'effector';
import { catalogueDigest } from '#src/event-log/catalogue-digest.ts';
import { stateDigest } from '#src/event-log/state.ts';
import { alreadyRedacted } from '#src/event-log/pseudonyms.ts';
import { declaredUnits, findUnit } from '#src/event-log/units.ts';
import {
  type Divergence,
  compareCalls,
  compareCheckpoint,
  compareFacts,
  compareState,
} from './divergence.ts';
import { type Realm, type Recorded, createRealm } from './realm.ts';
import type { Reaction, RealmState, Snapshot } from './reaction.ts';
import {
  type CallRecord,
  type CheckpointRecord,
  type SameTurnRecord,
  type StepRecord,
  type Trace,
  type TraceRecord,
  isStep,
  startOf,
} from './trace.ts';

/** Records between two checkpoints. */
const CHECKPOINT_EVERY = 200;

interface Checkpoint extends RealmState {
  position: number;
}

/**
 * Puts a trace in again, record by record. `position` is the number of records applied. Opens
 * paused, before the first record.
 *
 * The player drives from plain code and must be alone in its JavaScript realm: no other scope may
 * be live in it.
 */
export interface Player {
  readonly trace: Trace;
  readonly position: number;
  /** The scope of the page life at `position`; changes at every page life and after every seek. */
  readonly scope: Scope;
  /** Applies the next cause and the calls behind it. Returns how it differs from the recording, if it does. */
  step(): Divergence | undefined;
  /** Goes to where at least `position` records are applied. Quick: starts from the nearest checkpoint. */
  seek(position: number): void;
  /** What followed the last applied cause. */
  readonly reaction: Reaction;
  /** Calls that have left and not come back at `position`. */
  readonly pending: number;
  /** False for a trace of a version with other units: its final state is that of other stores. */
  readonly comparesState: boolean;
  /** Compares the final state, where it can be compared; call at the end of the trace. */
  checkEnd(): Divergence | undefined;
  snapshot(): Snapshot;
  stop(): void;
}

/** The state that a checkpoint holds. */
function stateAt({ values, calls }: CheckpointRecord): RealmState {
  const declared = declaredUnits();
  return {
    snapshot: declared.flatMap((unit) =>
      unit.kind === 'state'
        ? [[unit.unit, values.has(unit.name) ? values.get(unit.name) : unit.initial] as const]
        : [],
    ),
    pending: calls.flatMap(({ id, name, params }) => {
      const port = findUnit(name);
      return port?.kind === 'port' ? [{ id, unit: port.unit, params }] : [];
    }),
  };
}

const NOTHING: Reaction = { facts: [], digest: '', unexpected: [], missing: [] };

/**
 * Opens a trace before its first record.
 *
 * @example
 * const player = createPlayer(readTrace(text));
 * player.seek(500);
 * const divergence = player.step();
 */
export function createPlayer(trace: Trace): Player {
  const { records } = trace;
  const comparesState = trace.header.catalogue === catalogueDigest();
  const checkpoints: Checkpoint[] = [];
  let realm: Realm = createRealm();
  let position = 0;
  let reaction: Reaction = NOTHING;

  function begin(from?: RealmState): void {
    realm.stop();
    realm = createRealm(from);
  }

  function keepCheckpoint(): void {
    const last = checkpoints.at(-1)?.position ?? 0;
    if (position >= last + CHECKPOINT_EVERY) checkpoints.push({ position, ...realm.save() });
  }

  /** What is recorded behind the cause at `from`, and the position after it. */
  function recordedBehind(from: number): { recorded: Recorded; end: number } {
    const calls: CallRecord[] = [];
    const settles = new Map<number, SameTurnRecord>();
    let end = from + 1;
    for (; end < records.length; end++) {
      const record = records[end];
      if (isStep(record)) break;
      if (record?.kind === 'call') calls.push(record);
      if (record?.kind === 'same-turn') settles.set(record.id, record);
    }
    return { recorded: { calls, settleOf: (id) => settles.get(id) }, end };
  }

  function applyNext(): StepRecord | undefined {
    while (position < records.length && !isStep(records[position])) position += 1;
    const cause = records[position];
    if (!isStep(cause)) return undefined;
    if (startOf(cause)) begin(cause.kind === 'checkpoint' ? stateAt(cause) : undefined);
    if (cause.kind === 'checkpoint') {
      reaction = NOTHING;
      position += 1;
      return cause;
    }
    const { recorded, end } = recordedBehind(position);
    reaction = realm.apply(cause, recorded);
    position = end;
    return cause;
  }

  /** Compares the page life with a checkpoint that was recorded in it. */
  function compareWith(checkpoint: CheckpointRecord): Divergence | undefined {
    if (!comparesState) return undefined;
    const recorded = stateAt(checkpoint);
    const differs = compareCheckpoint(checkpoint, recorded, realm.save());
    if (!differs) return undefined;
    return {
      ...differs,
      changes: compareState(recorded.snapshot, realm.snapshot()),
      recent: records.slice(Math.max(0, position - 8), position),
    };
  }

  /** Replays once more up to a position; only a divergence asks for it. */
  function snapshotAt(target: number): Snapshot {
    const twin = createPlayer(trace);
    twin.seek(target);
    const snapshot = twin.snapshot();
    twin.stop();
    return snapshot;
  }

  return {
    trace,
    snapshot: () => realm.snapshot(),
    get position() {
      return position;
    },
    get scope() {
      return realm.scope;
    },
    get reaction() {
      return reaction;
    },
    get pending() {
      return realm.pending;
    },
    step() {
      const before = position;
      const cause = applyNext();
      if (!cause) return undefined;
      keepCheckpoint();
      if (cause.kind === 'checkpoint') return compareWith(cause);
      const differs = compareFacts(cause, reaction) ?? compareCalls(cause, reaction);
      if (!differs) return undefined;
      return {
        ...differs,
        changes: compareState(snapshotAt(before), realm.snapshot()),
        recent: records.slice(Math.max(0, position - 8), position),
      };
    },
    seek(target) {
      const checkpoint = checkpoints.findLast((kept) => kept.position <= target);
      if (target < position || (checkpoint && checkpoint.position > position)) {
        realm.stop();
        realm = createRealm(checkpoint);
        position = checkpoint?.position ?? 0;
        reaction = NOTHING;
      }
      while (position < Math.min(target, records.length)) {
        if (!applyNext()) break;
        keepCheckpoint();
      }
    },
    comparesState,
    checkEnd() {
      if (!comparesState) return undefined;
      const actual = stateDigest(realm.scope, alreadyRedacted);
      if (actual === trace.end.state) return undefined;
      const last: TraceRecord | undefined = records.at(-1);
      return {
        kind: 'state',
        line: (last?.line ?? 1) + 1,
        expected: trace.end.state,
        actual,
        about: [],
        cause: undefined,
        changes: [],
        recent: records.slice(-8),
      };
    },
    stop: () => realm.stop(),
  };
}
