// @alone
import { createStore, sample } from 'effector';
import { integer } from 'superstruct';
import { expect, it } from 'vitest';
import { shopSession } from '#harness/bench/shop-session.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { describeDivergence } from '#harness/replay/report.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { fact, state } from '#src/event-log/units.ts';
import { noPayload } from '#src/kernel/struct.ts';
import { locationChanged } from '#src/ports/navigation.ts';

type Place = 'fn' | 'map' | 'reducer' | undefined;

let broken: Place;

function breaks(place: Place): void {
  if (broken === place) throw new TypeError(`thrown in a ${place}`);
}

const asked = fact('synthetic/asked', integer());
const mapped = fact('synthetic/mapped', integer());
const $visits = createStore(0).on(locationChanged, (count) => count + 1);
const $count = state('synthetic/count', 0, integer()).on(asked, (count) => {
  breaks('reducer');
  return count + 1;
});
const $twice = $visits.map((count) => {
  if (count > 0) breaks('map');
  return count * 2;
});
sample({
  clock: locationChanged,
  source: $count,
  fn: (count) => {
    breaks('fn');
    return count;
  },
  target: asked,
});
sample({ clock: $twice, target: mapped });
fact('synthetic/never', noPayload());

const { error } = console;
const text = await shopSession(11, 1);

it.each(['fn', 'map', 'reducer'] as const)(
  'reports an error thrown in a %s, with the line before it',
  (place) => {
    const said: unknown[] = [];
    console.error = (what: unknown) => void said.push(what);
    broken = place;
    const { divergence } = verifyAtHand(readTrace(text));
    broken = undefined;
    console.error = error;
    const [first] = divergence?.thrown ?? [];
    expect(first?.text).toContain(`TypeError: thrown in a ${place}`);
    expect(first?.line).toBeLessThanOrEqual(divergence?.line ?? 0);
    expect(first?.stack).toContain('thrown.test.ts');
    expect(divergence && describeDivergence(divergence)).toContainEqual(
      expect.stringMatching(
        new RegExp(`^ {4}thrown {4}TypeError: thrown in a ${place}.*, after line \\d+$`),
      ),
    );
    // Reducer errors are reported separately; the console receives the others.
    expect(said.length > 0).toBe(place !== 'reducer');
  },
);

it('reports no error without one, and restores the console', () => {
  expect(verifyAtHand(readTrace(text)).divergence).toBeUndefined();
  expect(console.error).toBe(error);
  expect(divergenceWithout()).not.toContainEqual(expect.stringContaining('thrown'));
});

/** Description of a divergence whose fact is missing for another reason. */
function divergenceWithout(): string[] {
  const lost = readTrace(text);
  const records = lost.records.map((record) =>
    record.kind === 'input' ? { ...record, facts: [...record.facts, 'synthetic/never'] } : record,
  );
  const { divergence } = verifyAtHand({ ...lost, records });
  return divergence ? describeDivergence(divergence) : ['it verifies'];
}
