import type { Scope } from 'effector';
import { meets } from '#harness/conditions/meets.ts';
import { causeOf } from '#harness/replay/first-cause.ts';
import { compareCalls, compareFacts } from '#harness/replay/divergence.ts';
import type { SeenCall, SeenFact } from '#harness/replay/reaction.ts';
import { createRealm } from '#harness/replay/realm.ts';
import type { CallRecord, CauseRecord } from '#harness/replay/trace.ts';
import { alreadyRedacted } from '#src/event-log/pseudonyms.ts';
import { stateDigest } from '#src/event-log/state.ts';
import { findUnit } from '#src/event-log/units.ts';
import { canonicalJson } from '#src/kernel/json.ts';
import type { Goal } from './goal.ts';
import { type PageLife, beginningOf } from './page-life.ts';

/** A replayed cause of a part, with its new consequences. */
export interface PlayedCause {
  cause: CauseRecord;
  facts: readonly SeenFact[];
  digest: string;
  /** Calls that the session also made. */
  calls: readonly CallRecord[];
  /** Calls that the session did not make: they never return. */
  others: readonly SeenCall[];
}

export interface PlayedPart {
  /** Causes until the goal; all if it was not reached. */
  played: readonly PlayedCause[];
  /** Description of the reached goal, equal for equal results; absent if not reached. */
  reached: string | undefined;
  /** Digest of the state at the end. */
  state: string;
}

/**
 * Replays some causes of a page life. A call gets the answer of the recorded call with its name and parameters.
 * Outcomes of calls that were not made are skipped, and unrecorded calls never return. Stops at the goal.
 *
 * With the goal `diverged`, everything before the divergence must match the record: only then are the
 * recorded expectations valid.
 *
 * @param target cause at which the whole session reaches the goal; absent for the whole
 */
export function playPart(
  life: PageLife,
  causes: readonly CauseRecord[],
  goal: Goal,
  target?: CauseRecord,
): PlayedPart {
  const realm = createRealm(life.borderless, beginningOf(life));
  const played: PlayedCause[] = [];
  const waiting = new Set(life.checkpoint?.calls.map(({ id }) => id));
  let pool = life.calls;
  let reached: string | undefined;
  for (const cause of causes) {
    if (cause.kind === 'settle' && !waiting.delete(cause.id)) continue;
    const open = pool;
    const before = goal.kind === 'store' ? valueOf(goal.store, realm.scope) : undefined;
    const reaction = realm.apply(cause, { calls: open, settleOf: (id) => life.sameTurn.get(id) });
    const left = new Set(reaction.missing);
    const calls = open.filter((call) => !left.has(call));
    for (const { id } of calls) if (!life.sameTurn.has(id)) waiting.add(id);
    pool = reaction.missing;
    const { facts, digest, unexpected: others } = reaction;
    played.push({ cause, facts, digest, calls, others });
    if (goal.kind === 'diverged') {
      const behind = life.callsBehind.get(cause) ?? [];
      // Calls missing because their causes were removed do not count as a divergence.
      const isCounted = target === undefined || target === cause;
      const missing = isCounted ? behind.filter((call) => left.has(call)) : [];
      const expected = { ...reaction, missing };
      const difference = compareFacts(cause, expected) ?? compareCalls(cause, expected);
      if (difference) {
        reached = causeOf({ ...difference, changes: [], recent: [] });
        break;
      }
    } else if (goal.kind === 'store') {
      const value = valueOf(goal.store, realm.scope);
      if (cause.line === goal.line && value !== before) {
        reached = `store ${canonicalJson(value) ?? 'null'}`;
        break;
      }
    } else if (isShown(goal, facts, realm.scope)) {
      reached = goal.condition.of;
      break;
    }
  }
  const state = stateDigest(realm.scope, alreadyRedacted);
  realm.stop();
  return { played, reached, state };
}

function valueOf(store: string, scope: Scope): unknown {
  const declared = findUnit(store);
  return declared?.kind === 'state' ? scope.getState(declared.unit) : undefined;
}

function isShown(
  { condition: { of, name, wish } }: Extract<Goal, { kind: 'condition' }>,
  facts: readonly SeenFact[],
  scope: Scope,
): boolean {
  return of === 'fact'
    ? facts.some((fact) => fact.name === name && meets(fact.payload, wish))
    : meets(valueOf(name, scope), wish);
}
