import { expect, it } from 'vitest';
import { createTimers } from '#harness/device/timers.ts';

it('releases due timers, the longest due first', async () => {
  const clock = { now: 0 };
  const timers = createTimers(clock);
  const seen: string[] = [];
  for (const [name, ms] of [
    ['late', 900],
    ['second', 200],
    ['first', 100],
  ] as const)
    void timers.wait(ms).then(() => seen.push(name));
  clock.now = 500;
  await Promise.resolve();
  expect(seen).toEqual([]);
  timers.release();
  await Promise.resolve();
  expect(seen).toEqual(['first', 'second']);
});
