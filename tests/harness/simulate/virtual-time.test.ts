import { expect, it } from 'vitest';
import { createVirtualTime } from '#harness/simulate/virtual-time.ts';

it('runs events by time, and in order of creation at equal times', async () => {
  const time = createVirtualTime(1000, () => undefined);
  const events: string[] = [];
  const note = (what: string) => () => events.push(`${time.now} ${what}`);
  time.after(20, note('late'));
  time.after(10, note('first'));
  time.after(10, note('second'));
  time.after(5, note('never')).cancel();
  await time.pass(15);
  expect(events).toEqual(['1010 first', '1010 second']);
  expect(time.now).toBe(1015);
  await time.untilIdle();
  expect(events.at(-1)).toBe('1020 late');
});

it('runs all promises of an event before the next one, and calls the hook after each', async () => {
  let looks = 0;
  const time = createVirtualTime(0, () => (looks += 1));
  const events: string[] = [];
  void time.wait(1).then(async () => {
    for (let step = 0; step < 50; step++) await Promise.resolve();
    events.push('through');
  });
  time.after(1, () => events.push('next'));
  await time.pass(1);
  expect(events).toEqual(['through', 'next']);
  expect(looks).toBe(2);
});

it('is idle when only clocks are left', async () => {
  const time = createVirtualTime(0, () => undefined);
  void time.wait(8000, 'clock');
  expect(time.isIdle).toBe(true);
  void time.wait(10);
  expect(time.isIdle).toBe(false);
  await time.untilIdle();
  expect(time.now).toBe(10);
});

it('gives up on an endless session', async () => {
  const time = createVirtualTime(0, () => undefined);
  const again = () => void time.after(1, again);
  again();
  await expect(time.untilIdle()).rejects.toThrow('never becomes idle');
});
