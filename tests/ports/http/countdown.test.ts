import { allSettled, createWatch, fork } from 'effector';
import { integer, object } from 'superstruct';
import { expect, it } from 'vitest';
import { command } from '#src/event-log/units.ts';
import { noPayload } from '#src/kernel/struct.ts';
import { waitFx } from '#src/ports/clock.ts';
import { countdown, minutesIn } from '#src/ports/http/countdown.ts';

const begin = command('test/beginWait', object({ seconds: integer() }));
const stop = command('test/stopWait', noPayload());
const { $minutes, over } = countdown('test/wait', { began: begin, stopped: stop });

function clock() {
  const waits: { ms: number; label: string; pass: () => void }[] = [];
  const scope = fork({
    handlers: [
      [
        waitFx,
        ({ ms, label }: { ms: number; label: string }) =>
          new Promise<void>((pass) => waits.push({ ms, label, pass })),
      ],
    ],
  });
  let ends = 0;
  createWatch({ unit: over, scope, fn: () => (ends += 1) });
  return {
    waits,
    minutes: () => scope.getState($minutes),
    ends: () => ends,
    begin: (seconds: number) => void allSettled(begin, { scope, params: { seconds } }),
    stop: () => void allSettled(stop, { scope }),
    async pass(at: number) {
      waits[at]?.pass();
      await new Promise(setImmediate);
    },
  };
}

it.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [600, 10],
])('shows %i seconds as %i minutes', (seconds, minutes) => {
  expect(minutesIn(seconds)).toBe(minutes);
});

it('counts whole minutes by the clock port, after the incomplete one', async () => {
  const { begin: from, pass, waits, minutes, ends } = clock();
  expect(minutes()).toBeNull();
  from(150);
  expect([minutes(), waits.map(({ ms }) => ms)]).toEqual([3, [30_000]]);
  await pass(0);
  expect([minutes(), waits.map(({ ms }) => ms)]).toEqual([2, [30_000, 60_000]]);
  await pass(1);
  expect([minutes(), ends()]).toEqual([1, 0]);
  await pass(2);
  expect([minutes(), ends(), waits.length]).toEqual([0, 1, 3]);
});

it('replaces a countdown by a new start, and ignores the earlier one', async () => {
  const { begin: from, pass, waits, minutes, ends } = clock();
  from(60);
  from(120);
  expect(minutes()).toBe(2);
  await pass(0);
  expect([minutes(), ends()]).toEqual([2, 0]);
  await pass(1);
  expect(minutes()).toBe(1);
  expect(new Set(waits.map(({ label }) => label)).size).toBe(waits.length);
});

it('stops counting', async () => {
  const { begin: from, stop: end, pass, minutes, ends } = clock();
  from(60);
  end();
  expect(minutes()).toBeNull();
  await pass(0);
  expect([minutes(), ends()]).toEqual([null, 0]);
});
