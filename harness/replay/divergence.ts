import { canonicalJson } from '#src/kernel/json.ts';
import { is } from 'effector';
import { unshared } from '#harness/diff/unshared.ts';
import { shortenedParams } from '#src/event-log/recorder.ts';
import { alreadyRedacted } from '#src/event-log/pseudonyms.ts';
import { type StateOf, stateDigest } from '#src/event-log/state.ts';
import type { Reaction, RealmState, SeenCall, Snapshot } from './reaction.ts';
import type { Thrown } from './thrown.ts';
import type { CallRecord, CauseRecord, CheckpointRecord, TraceRecord } from './trace.ts';

/** Value of a named store before and after the diverging record. */
export interface StateChange {
  store: string;
  before: unknown;
  after: unknown;
}

export interface StoreDifference {
  store: string;
  /** Last line after which it matched the trace; 0 if unknown. */
  agreed: number;
  /** Lines of later causes that changed it in the replay; the first is the likeliest. */
  changedAt: readonly number[];
}

/** The first difference of a replay from its recording. */
export interface Divergence {
  kind: 'facts' | 'calls' | 'state' | 'answers' | 'requests';
  line: number;
  expected: string;
  actual: string;
  /** Differing facts, calls or stores: `-name` is missing, `+name` is additional, `~name` has another content. */
  about: readonly string[];
  cause: CauseRecord | undefined;
  changes: readonly StateChange[];
  /** Differing named stores, if the trace records each of them. */
  stores?: readonly StoreDifference[];
  /** Errors thrown until then; their consequences are missing. */
  thrown?: readonly Thrown[];
  recent: readonly TraceRecord[];
}

type Difference = Omit<Divergence, 'changes' | 'recent' | 'stores' | 'thrown'>;

/** Compares the facts after a cause with the recorded ones, by name and digest, in any order. */
export function compareFacts(cause: CauseRecord, reaction: Reaction): Difference | undefined {
  const names = reaction.facts.map(({ name }) => name).sort();
  const sameNames = names.join() === [...cause.facts].sort().join();
  if (sameNames && cause.digest === reaction.digest) return undefined;
  const actual = reaction.facts.map(({ name, payload }) => `${name} ${JSON.stringify(payload)}`);
  return {
    kind: 'facts',
    line: cause.line,
    expected: `${cause.facts.join(', ') || 'no facts'} (digest ${cause.digest || 'none'})`,
    actual: `${actual.join(', ') || 'no facts'} (digest ${reaction.digest || 'none'})`,
    about: aboutNames(cause.facts, names),
    cause,
  };
}

/** Differences of two lists of names; all names if only their content differs. */
function aboutNames(expected: readonly string[], actual: readonly string[]): string[] {
  const { before: missing, after: added } = unshared(expected, actual);
  const differing = [...missing.map((name) => `-${name}`), ...added.map((name) => `+${name}`)];
  return differing.length > 0 ? differing : [...new Set(actual)].map((name) => `~${name}`);
}

/** Compares the calls of a cause with the recorded ones, by name and parameters, in any order. */
export function compareCalls(
  cause: CauseRecord,
  { missing, unexpected }: Reaction,
): Difference | undefined {
  const expected = missing[0];
  const actual = unexpected.find(({ name }) => name === expected?.name) ?? unexpected[0];
  if (!expected && !actual) return undefined;
  return {
    kind: 'calls',
    line: expected?.line ?? cause.line,
    expected: expected ? show(expected) : 'no further call',
    actual: actual ? show(actual) : 'no further call',
    about: aboutNames(expected ? [expected.name] : [], actual ? [actual.name] : []),
    cause,
  };
}

/** Compares a page life with a recorded checkpoint: stores and pending calls. */
export function compareCheckpoint(
  { line }: CheckpointRecord,
  recorded: RealmState,
  replayed: RealmState,
): Difference | undefined {
  const cause = undefined;
  const [calls, seen] = [underWay(recorded), underWay(replayed)];
  if (calls !== seen) {
    const about = aboutNames(namesUnderWay(recorded), namesUnderWay(replayed));
    return { kind: 'calls', line, expected: calls, actual: seen, about, cause };
  }
  const [expected, actual] = [digestOf(recorded), digestOf(replayed)];
  if (expected === actual) return undefined;
  const about = compareState(recorded.snapshot, replayed.snapshot).map(({ store }) => `~${store}`);
  return { kind: 'state', line, expected, actual, about, cause };
}

function underWay({ pending }: RealmState): string {
  const calls = pending.map(({ id, unit }) => `${unit.shortName} #${id}`);
  return calls.sort().join(', ') || 'no call under way';
}

function namesUnderWay({ pending }: RealmState): string[] {
  return pending.map(({ unit }) => unit.shortName);
}

function digestOf({ snapshot }: RealmState): string {
  const values = new Map(snapshot);
  return stateDigest({ getState: (unit) => values.get(unit) } as StateOf, alreadyRedacted);
}

/** True if a replayed call matches the recorded one. */
export function isSameCall(recorded: CallRecord, { name, params }: SeenCall): boolean {
  if (recorded.name !== name) return false;
  const text = shortenedParams(JSON.stringify(params) ?? 'null');
  return recorded.digest === undefined
    ? text === JSON.stringify(recorded.params)
    : text === `null,"${recorded.digest}"`;
}

function show(call: CallRecord | SeenCall): string {
  const digest = 'digest' in call && call.digest;
  return `${call.name} ${digest ? `parameters of digest ${digest}` : JSON.stringify(call.params ?? null)}`;
}

/** Named stores that differ between two snapshots of one page life. */
export function compareState(before: Snapshot, after: Snapshot): StateChange[] {
  const earlier = new Map(before);
  return after.flatMap(([unit, value]) => {
    const old = earlier.get(unit);
    if (!is.store(unit) || canonicalJson(old) === canonicalJson(value)) return [];
    return [{ store: unit.shortName, before: old, after: value }];
  });
}
