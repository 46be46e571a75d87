import { createPlayer } from '#harness/replay/player.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { stepsOf } from '../playback/steps.ts';

/** The steps at which each named store was set to another value, in their order; stores that never were are not in it. */
export type StoreHistory = Readonly<Record<string, readonly number[]>>;

/** Replays a whole trace and notes what sets each named store. */
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

/** The last step, at this one or before it, at which a store was set; `undefined` where it is as at the beginning. */
export function setBefore(steps: readonly number[] = [], step: number): number | undefined {
  return steps.findLast((one) => one <= step);
}
