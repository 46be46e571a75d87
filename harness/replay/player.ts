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
  borderlessIn,
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

/** Distance of checkpoints in records when seeking; a seek replays half of it on average. */
const CHECKPOINT_EVERY = 50;
/** Distance when stepping, mostly once to the end. */
const STEPPED_CHECKPOINT_EVERY = 200;

interface Checkpoint extends RealmState {
  position: number;
}

/**
 * Replays a trace record by record. `position` is the number of applied records. Starts paused, before the
 * first record.
 *
 * The player is driven by plain code and needs a JavaScript realm without another live scope.
 */
export interface Player {
  readonly trace: Trace;
  readonly position: number;
  /** Scope of the page life at `position`; replaced at every page life and after every seek. */
  readonly scope: Scope;
  /** Applies the next cause and its calls. Returns the difference from the recording, if any. */
  step(): Divergence | undefined;
  /** Moves to a position with at least `position` applied records. Starts from the nearest checkpoint. */
  seek(position: number): void;
  readonly reaction: Reaction;
  /** Number of pending calls at `position`. */
  readonly pending: number;
  /** False for old formats recorded with other units: their final state covers other stores. */
  readonly comparesState: boolean;
  /** Stores of the trace that are unknown to this build or have another version. */
  readonly notCompared: readonly string[];
  /** Compares the final state if possible; call it at the end of the trace. */
  checkEnd(): Divergence | undefined;
  snapshot(): Snapshot;
  /** Returns the state needed to continue from `position`. */
  save(): RealmState;
  stop(): void;
}

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

/** Shares values with an earlier snapshot where they are equal. */
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
  const borderless = borderlessIn(trace.header);
  let realm: Realm = createRealm(borderless);
  let position = 0;
  let reaction: Reaction = NOTHING;
  let reader: StoreReader | undefined;
  /** Last position at which the stores matched the trace. */
  let agreed = 0;

  function begin(from?: RealmState): void {
    // The initial realm is still unused.
    if (position > 0 || from) {
      realm.stop();
      realm = createRealm(borderless, from);
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

  /** Records after the cause at `from`, and the position after them. */
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
      // Skip samples after it.
      position = recordedBehind(position).end;
      return cause;
    }
    const { recorded, end } = recordedBehind(position);
    reaction = realm.apply(cause, recorded);
    position = end;
    return cause;
  }

  /** Compares the page life with a recorded checkpoint. */
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

  /** Compares the named stores with the digests after the last applied cause. */
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

  /** Causes since a position that changed stores; replays them again. */
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
        const isNew = seen !== twin.scope; // A page life begins: its stores did not change.
        if (!cause || isNew || twin.scope.getState(declared.unit) === values[index]) return;
        found.set(declared.name, [...(found.get(declared.name) ?? []), cause]);
      });
      if (twin.position === at) break;
    }
    twin.stop();
    return found;
  }

  /** Replays again up to a position; needed only for a divergence. */
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
        realm = createRealm(borderless, checkpoint);
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
      // Stores are compared one by one, by the digests before the end.
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

/** First change of a store since it matched; Infinity if it wrongly did not change. */
function firstOf({ changedAt }: StoreDifference): number {
  return changedAt[0] ?? Infinity;
}
