import { is } from 'effector';
import { shortened } from '#src/event-log/recorder.ts';
import type { Reaction, SeenCall, Snapshot } from './realm.ts';
import type { CallRecord, CauseRecord, TraceRecord } from './trace.ts';

/** One named store's value before and after the record at which a replay diverged. */
export interface StateChange {
  store: string;
  before: unknown;
  after: unknown;
}

/** The first place where a replay differs from its recording. */
export interface Divergence {
  kind: 'facts' | 'calls' | 'state';
  /** Line number in the trace. */
  line: number;
  expected: string;
  actual: string;
  cause: CauseRecord | undefined;
  changes: readonly StateChange[];
  recent: readonly TraceRecord[];
}

type Difference = Omit<Divergence, 'changes' | 'recent'>;

/** Compares the facts that followed a cause with the recorded ones, by name and digest. */
export function compareFacts(cause: CauseRecord, reaction: Reaction): Difference | undefined {
  const sameNames =
    cause.facts.length === reaction.facts.length &&
    reaction.facts.every(({ name }, index) => name === cause.facts[index]);
  if (sameNames && cause.digest === reaction.digest) return undefined;
  const actual = reaction.facts.map(({ name, payload }) => `${name} ${JSON.stringify(payload)}`);
  return {
    kind: 'facts',
    line: cause.line,
    expected: `${cause.facts.join(', ') || 'no facts'} (digest ${cause.digest || 'none'})`,
    actual: `${actual.join(', ') || 'no facts'} (digest ${reaction.digest || 'none'})`,
    cause,
  };
}

/** Compares the calls that a cause made with the recorded ones: name, number and parameters, in order. */
export function compareCalls(
  cause: CauseRecord,
  recorded: readonly CallRecord[],
  { calls }: Reaction,
): Difference | undefined {
  const length = Math.max(recorded.length, calls.length);
  for (let index = 0; index < length; index++) {
    const expected = recorded[index];
    const actual = calls[index];
    if (
      expected?.name === actual?.name &&
      expected?.id === actual?.id &&
      (!expected || !actual || sameParams(expected, actual))
    )
      continue;
    return {
      kind: 'calls',
      line: expected?.line ?? cause.line,
      expected: expected ? show(expected) : 'no further call',
      actual: actual ? show(actual) : 'no further call',
      cause,
    };
  }
  return undefined;
}

function sameParams(expected: CallRecord, actual: SeenCall): boolean {
  const text = shortened(JSON.stringify(actual.params) ?? 'null');
  return expected.digest === undefined
    ? text === JSON.stringify(expected.params)
    : text === `null,"${expected.digest}"`;
}

function show(call: CallRecord | SeenCall): string {
  const digest = 'digest' in call && call.digest;
  return `${call.name} #${call.id} ${digest ? `parameters of digest ${digest}` : JSON.stringify(call.params ?? null)}`;
}

/** The named stores whose values differ between two snapshots of one page life. */
export function compareState(before: Snapshot, after: Snapshot): StateChange[] {
  const earlier = new Map(before);
  return after.flatMap(([unit, value]) => {
    const old = earlier.get(unit);
    if (Object.is(old, value) || !is.store(unit)) return [];
    return [{ store: unit.shortName, before: old, after: value }];
  });
}
