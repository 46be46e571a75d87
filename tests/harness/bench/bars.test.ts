// @alone
// @long
import { expect, it } from 'vitest';
import { COUNTS, compared } from '#harness/bench/bars.mjs';
import { nodeRunsBenchmark } from '#harness/bench/node-runs.ts';
import { servedBenchmark } from '#harness/bench/served.ts';
import { startModelBenchmark } from '#harness/bench/start-model.ts';

const BARS = Object.entries(COUNTS)
  .map(([name, { unit }]) => ({ name, unit }))
  .filter(({ name }) => !name.startsWith('bundle.'));
const BENCHMARKS = [
  ['served.', servedBenchmark],
  ['start.', startModelBenchmark],
  ['nodes.session', nodeRunsBenchmark],
] as const;

it.each(BENCHMARKS)(
  'the counts %s… are within their bars',
  async (start, benchmark) => {
    const figures = await benchmark.run((name) => name.startsWith(start));
    const named = (all: readonly { name: string; unit: string }[]) =>
      Object.fromEntries(all.map(({ name, unit }) => [name, unit]));
    expect(named(figures)).toEqual(named(BARS.filter(({ name }) => name.startsWith(start))));
    const above = figures.filter((figure) => compared(figure).isWithin === false);
    expect(above).toEqual([]);
  },
  300_000,
);

it('has a benchmark for each bar', () => {
  const others = BARS.filter(({ name }) => !BENCHMARKS.some(([start]) => name.startsWith(start)));
  expect(others).toEqual([]);
});

it('compares a figure with its limit or least value, and names the goal', () => {
  expect(compared({ name: 'seek.median_ms', value: 9 })).toEqual({ bar: 8, isWithin: false });
  const kept = { name: 'document.kept_per_second', value: 3818 };
  expect(compared(kept)).toEqual({ bar: 3000, isWithin: true });
  const { limit: bar, goal } = COUNTS['start.core_declared_units'];
  const core = { name: 'start.core_declared_units', value: bar };
  expect(compared(core)).toEqual({ bar, isWithin: true, goal });
  expect(compared({ name: 'page.home_ready_ms', value: 1 })).toEqual({});
});
