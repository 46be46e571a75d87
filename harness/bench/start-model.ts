import { fileURLToPath } from 'node:url';
import { runCommand } from '#harness/cli/support/run.mjs';
import { type Benchmark, type Figure, rounded } from './measure.ts';
import type { ModelCounts, StartModel } from './start-model/process.ts';

const PROCESS = fileURLToPath(new URL('start-model/process.ts', import.meta.url));
/** Production builds of libraries, also in a test. */
const ENV = { NODE_ENV: 'production', VITEST: undefined };
const PAGES = ['product', 'bag', 'checkout', 'account'];

/**
 * Counts the models that a page starts, each page in a new process: those of the core, which suffice for home and
 * listing, and those of the page's features. The heap is the smallest of the processes.
 */
export const startModelBenchmark: Benchmark = {
  async run() {
    const started: StartModel[] = [];
    for (const page of PAGES) started.push(await start(page));
    const heap = Math.min(...started.map(({ core }) => core.heap));
    const cores = started
      .slice(0, 1)
      .flatMap(({ core }) => [
        ...unitFigures('core', core),
        { name: 'start.core_nodes', value: core.nodes, unit: 'nodes', n: 1 },
      ]);
    return [
      ...cores,
      { name: 'start.core_heap_mb', value: rounded(heap / 1e6, 2), unit: 'MB', n: PAGES.length },
      ...started.flatMap(({ page, whole }) => unitFigures(page, whole)),
    ];
  },
};

function unitFigures(name: string, { declared, units }: ModelCounts): Figure[] {
  return [
    { name: `start.${name}_declared_units`, value: declared, unit: 'units', n: 1 },
    { name: `start.${name}_effector_units`, value: units, unit: 'units', n: 1 },
  ];
}

async function start(page: string): Promise<StartModel> {
  const args = ['--expose-gc', '--import', 'tsx', PROCESS, page];
  const { status, output } = await runCommand(process.execPath, args, { env: ENV });
  if (status !== 0) throw new Error(output);
  return JSON.parse(output) as StartModel;
}
