import { createPlayer } from '#harness/replay/player.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { stepsOf } from '../playback/steps.ts';

/** Steps that changed each named store, ascending; without stores that never changed. */
export type StoreHistory = Readonly<Record<string, readonly number[]>>;

/** Replays a whole trace and collects the steps that set each named store. */
export function historyOf(trace: Trace): StoreHistory {
  const steps = stepsOf(trace.records);
  const player = createPlayer(trace);
  const history: Record<string, number[]> = {};
  const stores = declaredUnits().flatMap((unit) => (unit.kind === 'state' ? [unit] : []));
  let values = stores.map(({ initial }): unknown => initial);
  for (let step = 1; step <= steps.count; step++) {
    player.seek((steps.causeOf(step) ?? 0) + 1);
    const now = stores.map(({ unit }): unknown => player.scope.getState(unit));
    for (const [at, { name }] of stores.entries())
      if (!Object.is(now[at], values[at])) (history[name] ??= []).push(step);
    values = now;
  }
  player.stop();
  return history;
}

/** Last step, up to this one, that set a store; `undefined` if it has its initial value. */
export function setBefore(steps: readonly number[] = [], step: number): number | undefined {
  return steps.findLast((one) => one <= step);
}
