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

/** One cause of a part, as it went in, with what followed now. */
export interface PlayedCause {
  cause: CauseRecord;
  facts: readonly SeenFact[];
  digest: string;
  /** Calls that the session had as well. */
  calls: readonly CallRecord[];
  /** Calls that it had not: nothing comes back of them. */
  others: readonly SeenCall[];
}

/** What came of a part of a page life. */
export interface PlayedPart {
  /** The causes until the goal, or all. */
  played: readonly PlayedCause[];
  /** In words that are alike for what is alike; absent where the goal was not reached. */
  reached: string | undefined;
  /** Digest of the state at the end. */
  state: string;
}

/**
 * Puts some causes of a page life in, and lets calls come back as they came back in it: a call gets the answer of the
 * recorded call with its name and parameters; the outcome of a call that was not made is left out, and a call that
 * the session had not never comes back. Stops where the goal is reached.
 *
 * With the goal `diverged`, what is kept has to be as it was recorded until the divergence: only then is what was
 * recorded still what is expected.
 *
 * @param target where the whole session reaches the goal; absent for the whole
 */
export function playPart(
  life: PageLife,
  causes: readonly CauseRecord[],
  goal: Goal,
  target?: CauseRecord,
): PlayedPart {
  const realm = createRealm(beginningOf(life));
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
      // A recorded call that is not made for want of what was left out, is none of the fault's.
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
