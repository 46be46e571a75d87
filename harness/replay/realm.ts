import { type Scope, createWatch, fork, launch, scopeBind } from 'effector';
import { lookAtDerived } from '#src/event-log/derived.ts';
import { type Digest, createDigest, digestText } from '#src/kernel/hash.ts';
import { FACTS_DIGEST_LENGTH } from '#src/event-log/record.ts';
import { mixFact } from '#src/event-log/line-writer.ts';
import type { PortHandler } from '#src/event-log/recorder.ts';
import {
  type AnyEffect,
  type DeclaredEvent,
  type DeclaredPort,
  declaredUnits,
  findUnit,
} from '#src/event-log/units.ts';
import { $borderless } from '#src/ports/features.ts';
import { isSameCall } from './divergence.ts';
import type {
  PendingCall,
  Reaction,
  RealmState,
  SeenCall,
  SeenFact,
  Snapshot,
  MatchedCall,
} from './reaction.ts';
import type {
  CallRecord,
  CauseRecord,
  InputRecord,
  SameTurnRecord,
  SettleRecord,
} from './trace.ts';

export interface Recorded {
  calls: readonly CallRecord[];
  /** Settle of a call that returned in the same turn. */
  settleOf(id: number): SameTurnRecord | undefined;
}

/**
 * One page life in a replay: a scope whose ports give only the recorded answers, at the recorded moments.
 * No call leaves it.
 */
export interface Realm {
  scope: Scope;
  /** Applies one input or settle; returns its synchronous consequences. */
  apply(record: CauseRecord, recorded: Recorded): Reaction;
  /** Number of pending calls. */
  readonly pending: number;
  snapshot(): Snapshot;
  save(): RealmState;
  stop(): void;
}

interface Waiting extends PendingCall {
  done(value: unknown): void;
  fail(error: unknown): void;
}

/**
 * Creates a realm at the beginning of a page life, or from a saved state.
 *
 * @param borderless features whose units were in the core when the trace was recorded
 */
export function createRealm(borderless: readonly string[], start?: RealmState): Realm {
  const waiting = new Map<number, Waiting>();
  let facts: SeenFact[] = [];
  let matched: MatchedCall[] = [];
  let unexpected: SeenCall[] = [];
  let missing: CallRecord[] = [];
  let digest: Digest = createDigest();
  let settleOf: Recorded['settleOf'] = () => undefined;

  /** Finds the recorded call for a replayed one. A call with other parameters still gets the recorded answer. */
  function claim(name: string, params: unknown): number | undefined {
    const same = missing.find((call) => isSameCall(call, { name, params }));
    if (same) matched.push({ line: same.line, name, params });
    else unexpected.push({ name, params });
    missing = missing.filter((call) => call !== same);
    return (same ?? missing.find((call) => call.name === name))?.id;
  }

  function answer({ name, unit }: DeclaredPort): (params: unknown) => unknown {
    return (params) => {
      const id = claim(name, params);
      const settle = id === undefined ? undefined : settleOf(id);
      if (settle?.outcome === 'done') return settle.value;
      if (settle?.outcome === 'fail') throw settle.value;
      return {
        then(done: (value: unknown) => void, fail: (error: unknown) => void) {
          if (id !== undefined) waiting.set(id, { id, unit, params, done, fail });
        },
      };
    };
  }

  function see({ name }: DeclaredEvent): (payload: unknown) => void {
    return (payload) => {
      facts.push({ name, payload });
      mixFact(digest, name, JSON.stringify(payload) ?? 'null');
    };
  }

  const declared = declaredUnits();
  const handlers = declared.flatMap((unit): [AnyEffect, PortHandler][] =>
    unit.kind === 'port' ? [[unit.unit, answer(unit)]] : [],
  );
  const values = new Map<any, unknown>([...(start?.snapshot ?? []), [$borderless, borderless]]); // any: stores of every value
  const scope = fork({ handlers, values });
  for (const call of start?.pending ?? [])
    waiting.set(call.id, { ...call, ...settleDirectly(call) });
  const inputs = new Map<string, (payload: unknown) => void>();
  const stops: (() => void)[] = [];
  for (const unit of declared) {
    if (unit.kind === 'state') scope.getState(unit.unit);
    if (unit.kind === 'fact') stops.push(createWatch({ unit: unit.unit, scope, fn: see(unit) }));
  }
  lookAtDerived(scope);

  /** A call from before the start has no runner in this scope: launches its outcome directly on the runner's target. */
  function settleDirectly({ unit, params }: PendingCall): Pick<Waiting, 'done' | 'fail'> {
    const settled = (outcome: object) =>
      launch({ target: unit.finally, params: { ...outcome, params }, scope } as never);
    return {
      done: (result) => settled({ status: 'done', result }),
      fail: (error) => settled({ status: 'fail', error }),
    };
  }

  function trigger(record: InputRecord): void {
    let launch = inputs.get(record.name);
    if (!launch) {
      const unit = findUnit(record.name);
      if (unit?.kind !== 'input') throw new Error(`There is no input ${record.name}`);
      launch = scopeBind(unit.unit, { scope }) as (payload: unknown) => void;
      inputs.set(record.name, launch);
    }
    launch(record.payload);
  }

  function settle(record: SettleRecord): void {
    const call = waiting.get(record.id);
    waiting.delete(record.id);
    if (record.outcome === 'done') call?.done(record.value);
    if (record.outcome === 'fail') call?.fail(record.value);
  }

  function snapshot(): Snapshot {
    return declared.flatMap((unit) =>
      unit.kind === 'state' ? [[unit.unit, scope.getState(unit.unit) as unknown] as const] : [],
    );
  }

  return {
    scope,
    apply(record, recorded) {
      facts = [];
      matched = [];
      unexpected = [];
      missing = [...recorded.calls];
      digest = createDigest();
      ({ settleOf } = recorded);
      if (record.kind === 'input') trigger(record);
      else settle(record);
      return {
        facts,
        digest: facts.length === 0 ? '' : digestText(digest, FACTS_DIGEST_LENGTH),
        matched,
        unexpected,
        missing,
      };
    },
    get pending() {
      return waiting.size;
    },
    snapshot,
    save: () => ({
      snapshot: snapshot(),
      pending: [...waiting.values()].map(({ id, unit, params }) => ({ id, unit, params })),
    }),
    stop() {
      for (const stop of stops) stop();
    },
  };
}
