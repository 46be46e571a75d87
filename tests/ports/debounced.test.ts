import { allSettled, createWatch, fork } from 'effector';
import { expect, it } from 'vitest';
import { command } from '#src/event-log/units.ts';
import { noPayload } from '#src/kernel/struct.ts';
import { waitFx } from '#src/ports/clock.ts';
import { counted, debounced } from '#src/ports/debounced.ts';

const press = command('test/press', noPayload());
const $presses = counted('test/presses', press);
const paused = debounced({ clock: press, turn: $presses, ms: 180, label: 'test-pause-' });

/** Clock whose waits end when the test ends them. */
function heldClock() {
  const waits: { ms: number; label: string; end: () => void }[] = [];
  const scope = fork({
    handlers: [
      [
        waitFx,
        (wait: { ms: number; label: string }) =>
          new Promise<void>((end) => waits.push({ ...wait, end })),
      ],
    ],
  });
  let pauses = 0;
  createWatch({ unit: paused, scope, fn: () => (pauses += 1) });
  const end = async (at: number) => {
    waits[at]?.end();
    await Promise.resolve();
  };
  return { scope, waits, end, pauses: () => pauses };
}

it('fires once the time has passed after the last event', async () => {
  const { scope, waits, end, pauses } = heldClock();
  void allSettled(press, { scope });
  void allSettled(press, { scope });
  expect(waits.map(({ ms, label }) => ({ ms, label }))).toEqual([
    { ms: 180, label: 'test-pause-1' },
    { ms: 180, label: 'test-pause-2' },
  ]);
  await end(0);
  expect(pauses()).toBe(0);
  await end(1);
  expect(pauses()).toBe(1);
});

it('ignores the waits of others', async () => {
  const { scope, waits, end, pauses } = heldClock();
  void allSettled(press, { scope });
  void allSettled(waitFx, { scope, params: { ms: 180, label: 'other-1' } });
  expect(waits).toHaveLength(2);
  await end(1);
  expect(pauses()).toBe(0);
});

it('counts in a named state, each scope for itself', async () => {
  const { scope } = heldClock();
  void allSettled(press, { scope });
  expect(scope.getState($presses)).toBe(1);
  expect(fork().getState($presses)).toBe(0);
});
