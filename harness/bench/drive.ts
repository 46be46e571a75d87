import { type Scope, fork, scopeBind } from 'effector';
import type { PortHandlers, Recorder } from '#src/event-log/recorder.ts';
import { type AnyEffect, declaredUnits, findUnit } from '#src/event-log/units.ts';
import { type Trace, isCause } from '#harness/replay/trace.ts';

/** A recorded session as a repeatable workload: the model only, without backend, clock and comparison. */
export interface Workload {
  handlers: PortHandlers;
  /** Applies every input and settle of the trace to the scope. */
  run(scope: Scope): void;
}

/** Workload of one page life; calls settle as in the trace. */
export function workloadOf(trace: Trace): Workload {
  const waiting = new Map<number, { done(value: unknown): void; fail(error: unknown): void }>();
  let calls = 0;
  const answer = () => ({
    then(done: (value: unknown) => void, fail: (error: unknown) => void) {
      waiting.set((calls += 1), { done, fail });
    },
  });
  const handlers = new Map<AnyEffect, () => unknown>(
    declaredUnits().flatMap((unit): [AnyEffect, () => unknown][] =>
      unit.kind === 'port' ? [[unit.unit, answer]] : [],
    ),
  );
  const causes = trace.records.filter(isCause);
  return {
    handlers,
    run(scope) {
      const launches = new Map<string, (payload: unknown) => void>();
      for (const cause of causes) {
        if (cause.kind === 'settle') {
          const call = waiting.get(cause.id);
          waiting.delete(cause.id);
          if (cause.outcome === 'done') call?.done(cause.value);
          else call?.fail(cause.value);
          continue;
        }
        let launch = launches.get(cause.name);
        if (!launch) {
          const unit = findUnit(cause.name);
          if (unit?.kind !== 'input') throw new Error(`There is no input ${cause.name}`);
          launch = scopeBind(unit.unit, { scope }) as (payload: unknown) => void;
          launches.set(cause.name, launch);
        }
        launch(cause.payload);
      }
    },
  };
}

/** Creates a scope with a workload's handlers, optionally recorded. */
export function scopeFor(workload: Workload, recorder?: Recorder): Scope {
  const handlers = recorder ? recorder.wrap(workload.handlers) : [...workload.handlers];
  const scope = fork({ handlers });
  recorder?.attach(scope);
  return scope;
}
