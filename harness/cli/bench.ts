import { argv, stderr, stdout } from 'node:process';
import type { Benchmark } from '#harness/bench/measure.ts';
import { readArguments } from './support/arguments.mjs';
import { runMain } from './support/stop.mjs';

/**
 * The benchmarks by the beginnings of their figures' names. Each is loaded when its turn comes: the
 * prototype has to be done before the shop's own model is there, which hears the same start.
 */
const BENCHMARKS: readonly { starts: readonly string[]; load: () => Promise<Benchmark> }[] = [
  {
    starts: ['record.prototype', 'replay.prototype', 'seek.prototype'],
    load: async () => (await import('#harness/bench/prototype.ts')).prototypeBenchmark,
  },
  {
    starts: ['bundle.'],
    load: async () => (await import('#harness/bench/bundle.ts')).bundleBenchmark,
  },
  {
    starts: ['record.', 'replay.verified', 'seek.median'],
    load: async () => (await import('#harness/bench/shop.ts')).shopBenchmark,
  },
  {
    starts: ['nodes.'],
    load: async () => (await import('#harness/bench/node-runs.ts')).nodeRunsBenchmark,
  },
  {
    starts: ['calls.'],
    load: async () => (await import('#harness/bench/calls.ts')).callsBenchmark,
  },
  {
    starts: ['persist.'],
    load: async () => (await import('#harness/bench/persist.ts')).persistBenchmark,
  },
  {
    starts: ['studio.'],
    load: async () => (await import('#harness/bench/studio.ts')).studioBenchmark,
  },
  {
    starts: ['document.'],
    load: async () => (await import('#harness/bench/document.ts')).documentBenchmark,
  },
  {
    starts: ['page.'],
    load: async () => (await import('#harness/bench/page.ts')).pageBenchmark,
  },
];

const USAGE = `npm run bench [-- --only PREFIX]

Measures, and prints one JSON line for each figure.

  --only PREFIX  only the figures whose names begin so: ${BENCHMARKS.flatMap(({ starts }) => starts).join(', ')}

Exit code: 0 measured, 2 there is no such figure, or it was called wrongly.
`;

async function main(): Promise<number> {
  const known = { only: { type: 'string' }, help: { type: 'boolean', default: false } } as const;
  const values = readArguments(argv.slice(2), known, USAGE);
  if (values.help) {
    stdout.write(USAGE);
    return 0;
  }
  const only = values.only ?? '';
  const wanted = (start: string) => start.startsWith(only) || only.startsWith(start);
  let count = 0;
  for (const { load } of BENCHMARKS.filter(({ starts }) => starts.some(wanted))) {
    const benchmark = await load();
    for (const figure of await benchmark.run(wanted)) {
      if (!figure.name.startsWith(only)) continue;
      count += 1;
      stdout.write(`${JSON.stringify(figure)}\n`);
    }
  }
  if (count > 0) return 0;
  stderr.write(`No figure begins with "${only}"\n`);
  return 2;
}

await runMain(main);
