import type { Scope } from 'effector';
import { catalogueDigest } from '#src/event-log/catalogue-digest.ts';
import { stateDigest } from '#src/event-log/state.ts';
import { alreadyRedacted } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';
import {
  type Divergence,
  type StoreDifference,
  compareCalls,
  compareCheckpoint,
  compareFacts,
  compareState,
} from './divergence.ts';
import { type Realm, type Recorded, createRealm } from './realm.ts';
import type { Reaction, RealmState, Snapshot } from './reaction.ts';
import {
  type DifferingStore,
  type StoreReader,
  createStoreBooks,
  createStoreReader,
  declaredStores,
  differingStores,
} from './stores.ts';
import { hasStores } from './trace-chain.ts';
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

/** Records between two checkpoints where somebody seeks: half of them are replayed by a seek, in the middle. */
const CHECKPOINT_EVERY = 50;
/** The same where a trace is stepped through, most often to its end and once. */
const STEPPED_CHECKPOINT_EVERY = 200;

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
  /** False for an old format that was recorded by a version with other units: its final state is that of other stores. */
  readonly comparesState: boolean;
  /** Stores of the trace that this build does not know, or has in another version. */
  readonly notCompared: readonly string[];
  /** Compares the final state, where it can be compared; call at the end of the trace. */
  checkEnd(): Divergence | undefined;
  snapshot(): Snapshot;
  /** All that is needed to go on from `position`. */
  save(): RealmState;
  stop(): void;
}

/** The state that a checkpoint holds. */
export function stateAt({ values, calls }: CheckpointRecord): RealmState {
  return {
    snapshot: declaredStores().map(
      ({ unit, name, initial }) => [unit, values.has(name) ? values.get(name) : initial] as const,
    ),
    pending: calls.flatMap(({ id, name, params }) => {
      const port = findUnit(name);
      return port?.kind === 'port' ? [{ id, unit: port.unit, params }] : [];
    }),
  };
}

/** The same snapshot; what an earlier one has as well is held once. */
function sharing(snapshot: Snapshot, earlier: Snapshot = []): Snapshot {
  return snapshot.map((entry, index) => {
    const before = earlier[index];
    return before && before[0] === entry[0] && Object.is(before[1], entry[1]) ? before : entry;
  });
}

const NOTHING: Reaction = { facts: [], digest: '', matched: [], unexpected: [], missing: [] };

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
  const comparesStores = hasStores(trace.header.format);
  const comparesState = comparesStores || trace.header.catalogue === catalogueDigest();
  const books = createStoreBooks(trace);
  const checkpoints: Checkpoint[] = [];
  let realm: Realm = createRealm();
  let position = 0;
  let reaction: Reaction = NOTHING;
  let reader: StoreReader | undefined;
  /** Where the stores were as the trace has them. */
  let agreed = 0;

  function begin(from?: RealmState): void {
    // Nothing has happened in the one that is there from the start.
    if (position > 0 || from) {
      realm.stop();
      realm = createRealm(from);
    }
    reader = undefined;
    agreed = position;
  }

  function keepCheckpoint(every: number): void {
    const last = checkpoints.at(-1);
    if (position < (last?.position ?? 0) + every) return;
    const { snapshot, pending } = realm.save();
    checkpoints.push({ position, snapshot: sharing(snapshot, last?.snapshot), pending });
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
      // Samples may stand behind it.
      position = recordedBehind(position).end;
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

  /** Compares the named stores with what the trace says behind the cause that was applied last. */
  function compareStores(cause: StepRecord, from: number): Divergence | undefined {
    const told = records.slice(from, position).findLastIndex(({ kind }) => kind === 'digests');
    if (told === -1) return undefined;
    reader ??= createStoreReader(realm.scope);
    const differing = differingStores(books, from + told, reader);
    if (differing.length > 0) return storesDivergence(cause, differing);
    agreed = position;
    return undefined;
  }

  function storesDivergence(cause: StepRecord, differing: readonly DifferingStore[]): Divergence {
    const before = snapshotAt(agreed);
    const units = new Set<unknown>(differing.map(({ declared }) => declared.unit));
    const line = agreed === 0 ? 0 : (records[agreed - 1]?.line ?? 0);
    const changedAt = changesSince(agreed, differing);
    const stores = differing
      .map(({ declared: { name } }): StoreDifference => ({
        store: name,
        agreed: line,
        changedAt: (changedAt.get(name) ?? []).map((at) => at.line),
      }))
      .sort((one, other) => firstOf(one) - firstOf(other));
    const [first] = stores;
    const found = differing.find(({ declared }) => declared.name === first?.store);
    const culprit = changedAt.get(first?.store ?? '')?.[0] ?? cause;
    return {
      kind: 'state',
      line: culprit.line,
      expected: `${first?.store} of digest ${found?.expected}`,
      actual: `${first?.store} of digest ${found?.actual}`,
      about: stores
        .filter((store) => first && firstOf(store) === firstOf(first))
        .map(({ store }) => `~${store}`),
      cause: culprit.kind === 'checkpoint' ? undefined : culprit,
      changes: compareState(
        before.filter(([unit]) => units.has(unit)),
        realm.snapshot().filter(([unit]) => units.has(unit)),
      ),
      stores,
      recent: records.slice(Math.max(0, position - 8), position),
    };
  }

  /** The causes since a position at which stores changed; replays them once more. */
  function changesSince(
    from: number,
    differing: readonly DifferingStore[],
  ): Map<string, StepRecord[]> {
    const found = new Map<string, StepRecord[]>();
    const twin = createPlayer(trace);
    twin.seek(from);
    while (twin.position < position) {
      const seen = twin.scope;
      const values = differing.map(({ declared }) => twin.scope.getState(declared.unit) as unknown);
      const at = twin.position;
      twin.seek(at + 1);
      const cause = records.slice(at, twin.position).find(isStep);
      differing.forEach(({ declared }, index) => {
        const isNew = seen !== twin.scope; // A page life has begun: its stores did not change.
        if (!cause || isNew || twin.scope.getState(declared.unit) === values[index]) return;
        found.set(declared.name, [...(found.get(declared.name) ?? []), cause]);
      });
      if (twin.position === at) break;
    }
    twin.stop();
    return found;
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
    save: () => realm.save(),
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
      keepCheckpoint(STEPPED_CHECKPOINT_EVERY);
      if (cause.kind === 'checkpoint') return compareWith(cause);
      const differs = compareFacts(cause, reaction) ?? compareCalls(cause, reaction);
      if (!differs) return comparesStores ? compareStores(cause, before) : undefined;
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
        reader = undefined;
        position = checkpoint?.position ?? 0;
        reaction = NOTHING;
        agreed = position;
      }
      while (position < Math.min(target, records.length)) {
        if (!applyNext()) break;
        keepCheckpoint(CHECKPOINT_EVERY);
      }
    },
    comparesState,
    get notCompared() {
      return books.notCompared;
    },
    checkEnd() {
      // What it came to is compared store by store, with what stands before the end.
      if (!comparesState || comparesStores || trace.stopped) return undefined;
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

/** Where a store changed first since it was right; last of all one that did not, and should have. */
function firstOf({ changedAt }: StoreDifference): number {
  return changedAt[0] ?? Infinity;
}
