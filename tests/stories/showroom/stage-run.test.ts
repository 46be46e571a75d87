import { expect, it, vi } from 'vitest';
import type { RunningScenario } from '#harness/scenarios/run.ts';
import type { FromStage } from '#harness/showroom/stage-line.ts';
import { runOnStage } from '../../../stories/showroom/stage-run.ts';

/** A scenario of twelve steps on a stage, shown at each step. */
function stage({ failsAt }: { failsAt?: number } = {}) {
  const told: FromStage[] = [];
  let hear: () => void = () => undefined;
  const start = vi.fn(async () => {
    let position = 0;
    return {
      pages: 1,
      history: { current: () => ({ path: '/' }) },
      trace: () => `to ${position}`,
      stop: () => undefined,
      get position() {
        return position;
      },
      async next() {
        position += 1;
        if (position === failsAt && start.mock.calls.length === 1) throw new Error('Out of order.');
        return [];
      },
    } as unknown as RunningScenario;
  });
  const run = runOnStage({
    start,
    last: 12,
    show: () => undefined,
    rest: () => Promise.resolve(),
    tell: (message) => {
      told.push(message);
      hear();
    },
  });
  const next = () => new Promise<void>((resolve) => (hear = resolve));
  const steps = () => told.map((message) => (message.kind === 'at' ? message.step : message.kind));
  return { run, start, told, next, steps };
}

it('fulfils only the last of several requests: going back many steps restarts once', async () => {
  const { run, start, next, steps } = stage();
  run.goTo(12);
  await next();
  for (let step = 11; step >= 3; step -= 1) run.goTo(step);
  await next();
  expect(steps()).toEqual([12, 3]);
  expect(start).toHaveBeenCalledTimes(2);
});

it('continues to a new request from the current step', async () => {
  const { run, start, next, steps } = stage();
  run.goTo(2);
  await Promise.resolve();
  run.goTo(40);
  await next();
  expect(steps()).toEqual([12]);
  expect(start).toHaveBeenCalledTimes(1);
});

it('reports a failed step with its reason, keeps the log, and restarts for the next request', async () => {
  const { run, told, next, steps } = stage({ failsAt: 4 });
  run.goTo(4);
  await next();
  expect(told).toEqual([{ kind: 'failed', reason: 'Out of order.' }]);
  run.tellLog();
  await next();
  expect(told.at(-1)).toEqual({ kind: 'log', text: 'to 4' });
  run.goTo(4);
  await next();
  expect(steps()).toEqual(['failed', 'log', 4]);
});

it('sends no messages after a stop', async () => {
  const { run, steps } = stage();
  run.goTo(3);
  run.stop();
  await new Promise((resolve) => setTimeout(resolve));
  expect(steps()).toEqual([]);
});
