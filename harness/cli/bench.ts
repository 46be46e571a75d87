import { argv, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { bundleBenchmark } from '#harness/bench/bundle.ts';
import type { Benchmark } from '#harness/bench/measure.ts';
import { persistBenchmark } from '#harness/bench/persist.ts';
import { prototypeBenchmark } from '#harness/bench/prototype.ts';
import { shopBenchmark } from '#harness/bench/shop.ts';
import { ensureBuilt } from './build.mjs';

const BENCHMARKS: readonly Benchmark[] = [
  bundleBenchmark,
  shopBenchmark,
  prototypeBenchmark,
  persistBenchmark,
];

/** `npm run bench [-- --only PREFIX]`: one JSON line for each figure. */
async function main(): Promise<number> {
  const { values } = parseArgs({ args: argv.slice(2), options: { only: { type: 'string' } } });
  const only = values.only ?? '';
  const wanted = (start: string) => start.startsWith(only) || only.startsWith(start);
  const chosen = BENCHMARKS.filter(({ names }) => names.some(wanted));
  if (chosen.length === 0) {
    stderr.write(`No figure begins with "${only}"\n`);
    return 2;
  }
  if (chosen.includes(bundleBenchmark)) ensureBuilt();
  for (const benchmark of chosen)
    for (const figure of await benchmark.run(wanted))
      if (figure.name.startsWith(only)) stdout.write(`${JSON.stringify(figure)}\n`);
  return 0;
}

exit(await main());
