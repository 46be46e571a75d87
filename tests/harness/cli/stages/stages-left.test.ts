import { expect, it } from 'vitest';
import { type Stage } from '#harness/cli/stages/stages.mjs';
import { stagesLeft } from '#harness/cli/stages/stages-left.mjs';

const MINUTE = 60_000;

function stage(name: string, isWide: boolean): Stage {
  const run = () => Promise.resolve({ passed: 1, failed: 0, failures: [] });
  return { name, title: name, isWide, when: 'verify', run };
}

it('estimates the time left from the last durations: narrow stages share the time', () => {
  const [types, lint, unit] = [stage('types', false), stage('lint', false), stage('unit', true)];
  const last = new Map([
    [types, 4 * MINUTE],
    [lint, 2 * MINUTE],
    [unit, 20 * MINUTE],
  ]);
  let now = 0;
  const left = stagesLeft(
    [types, lint, unit],
    (one) => last.get(one),
    () => now,
  );
  left.begin(types);
  left.begin(lint);
  now = MINUTE;
  expect(left.text()).toBe('0 of 3 stages, 1.0 min, about 22 min left: types, lint');
  left.end(types);
  left.end(lint);
  left.begin(unit);
  now = 11 * MINUTE;
  expect(left.text()).toBe('2 of 3 stages, 11 min, about 10 min left: unit');
  last.delete(unit);
  expect(left.text()).toBe('2 of 3 stages, 11 min: unit');
});
