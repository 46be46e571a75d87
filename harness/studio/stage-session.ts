import type { Scope } from 'effector';
import { type Divergence, compareState } from '#harness/replay/divergence.ts';
import { createPlayer } from '#harness/replay/player.ts';
import type { Snapshot } from '#harness/replay/reaction.ts';
import { describeDivergence } from '#harness/replay/report.ts';
import { type InputRecord, type Trace, startOf } from '#harness/replay/trace.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import type { Environment } from '#src/ports/start.ts';
import type { StageView } from './protocol.ts';
import type { StoreValues } from './state/compare-values.ts';
import { stepsOf } from './playback/steps.ts';

export interface StageSession {
  readonly step: number;
  readonly steps: number;
  readonly scope: Scope;
  /** Environment of the current page life; of the first one before step 1. */
  readonly environment: Environment | undefined;
  /** Applies the next cause. False at the end. */
  advance(): boolean;
  goTo(step: number): void;
  view(): StageView;
  stateAt(step: number): StoreValues;
  readonly hasDiverged: boolean;
  /** Time of a step in ms since the first record. */
  timeOf(step: number): number;
  stop(): void;
}

/** Loads a trace at step 0. */
export function createStageSession(trace: Trace): StageSession {
  const { records } = trace;
  const steps = stepsOf(records);
  const player = createPlayer(trace);
  let step = 0;
  let before: Snapshot = player.snapshot();
  let divergence: Divergence | undefined;

  function startAt(at: number): InputRecord | undefined {
    return startOf(records[steps.causeOf(at) ?? -1]);
  }

  function advance(): boolean {
    if (step >= steps.count) return false;
    before = startAt(step + 1) ? untouched() : player.snapshot();
    divergence = player.step();
    step += 1;
    return true;
  }

  return {
    steps: steps.count,
    get step() {
      return step;
    },
    get scope() {
      return player.scope;
    },
    get environment() {
      for (let at = Math.max(step, 1); at > 0; at--) {
        const start = startAt(at);
        if (start) return (start.payload as { environment: Environment }).environment;
      }
      return undefined;
    },
    advance,
    goTo(target) {
      const wanted = Math.max(0, Math.min(target, steps.count));
      if (wanted === step) return;
      divergence = undefined;
      player.seek(steps.causeOf(wanted) ?? 0);
      step = Math.max(0, wanted - 1);
      if (wanted > 0) advance();
    },
    view() {
      const applied = step > 0;
      return {
        step,
        facts: applied ? player.reaction.facts : [],
        changes: applied ? compareState(before, player.snapshot()) : [],
        inFlight: player.pending,
        divergence: divergence ? describeDivergence(divergence) : [],
      };
    },
    stateAt(wanted) {
      if (wanted === step) return valuesIn(step === 0 ? untouched() : player.snapshot());
      const cause = steps.causeOf(wanted);
      if (cause === undefined) return valuesIn(untouched());
      const twin = createPlayer(trace);
      twin.seek(cause + 1);
      const values = valuesIn(twin.snapshot());
      twin.stop();
      return values;
    },
    get hasDiverged() {
      return divergence !== undefined;
    },
    timeOf: (at) => records[steps.causeOf(at) ?? 0]?.at ?? 0,
    stop: () => player.stop(),
  };
}

function valuesIn(snapshot: Snapshot): StoreValues {
  return snapshot
    .map(([unit, value]) => [(unit as { shortName: string }).shortName, value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function untouched(): Snapshot {
  return declaredUnits().flatMap((declared) =>
    declared.kind === 'state' ? [[declared.unit, declared.initial] as const] : [],
  );
}
