import { stdout } from 'node:process';
import { compared } from '#harness/bench/bars.mjs';
import type { Benchmark } from '#harness/bench/measure.ts';
import { runCommandLine } from './support/command.mjs';
import { startProgress } from './support/progress.mjs';
import { Stop } from './support/stop.mjs';
import { SINGLE } from './commands.mjs';

/**
 * Benchmarks by the prefixes of their figures. Each loads when it runs: the prototype must finish before the shop's
 * model is loaded, because both listen to the same start event.
 */
const BENCHMARKS: readonly [starts: readonly string[], load: () => Promise<Benchmark>][] = [
  [
    ['record.prototype', 'replay.prototype', 'seek.prototype'],
    async () => (await import('#harness/bench/prototype.ts')).prototypeBenchmark,
  ],
  [['bundle.'], async () => (await import('#harness/bench/bundle.ts')).bundleBenchmark],
  [['served.'], async () => (await import('#harness/bench/served.ts')).servedBenchmark],
  [['start.'], async () => (await import('#harness/bench/start-model.ts')).startModelBenchmark],
  [
    ['record.', 'replay.verified', 'seek.median'],
    async () => (await import('#harness/bench/shop.ts')).shopBenchmark,
  ],
  [['nodes.'], async () => (await import('#harness/bench/node-runs.ts')).nodeRunsBenchmark],
  [['calls.'], async () => (await import('#harness/bench/calls.ts')).callsBenchmark],
  [['persist.'], async () => (await import('#harness/bench/persist.ts')).persistBenchmark],
  [['studio.'], async () => (await import('#harness/bench/studio.ts')).studioBenchmark],
  [['document.'], async () => (await import('#harness/bench/document.ts')).documentBenchmark],
  [['page.'], async () => (await import('#harness/bench/page.ts')).pageBenchmark],
];

await runCommandLine(SINGLE.bench, async ({ values: { only } }) => {
  const wanted = (start: string) => start.startsWith(only) || only.startsWith(start);
  const chosen = BENCHMARKS.filter(([starts]) => starts.some(wanted));
  if (chosen.length === 0) throw new Stop(`No figure begins with "${only}".`, 2);
  const progress = startProgress(`Bench ${only}`.trim(), { isShared: true });
  let count = 0;
  for (const [, load] of chosen) {
    const benchmark = await load();
    for (const figure of await benchmark.run(wanted)) {
      if (!figure.name.startsWith(only)) continue;
      count += 1;
      stdout.write(`${JSON.stringify({ ...figure, ...compared(figure) })}\n`);
    }
  }
  progress.end();
  if (count === 0) throw new Stop(`No figure begins with "${only}".`, 2);
});
