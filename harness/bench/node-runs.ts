import { step } from 'effector';
import '#src/app/whole-model.ts';
import { readFileSync } from 'node:fs';
import { fileOf, keptTraces } from '#harness/cli/support/golden-traces.ts';
import { graphNodes } from '#harness/replay/graph-nodes.ts';
import { createPlayer } from '#harness/replay/player.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { type Trace, isCause, isStep } from '#harness/replay/trace.ts';
import { withoutViews } from '#harness/replay/without-views.ts';
import { type Benchmark, type Figure, rounded } from './measure.ts';

/** Number of Effector node runs and of causes. */
export interface NodeRuns {
  causes: number;
  runs: number;
  navigations: number;
  /** Share of `runs` caused by navigations. */
  navigationRuns: number;
}

/**
 * Counts Effector node runs during a replay. The count is the same on every machine.
 *
 * @example countNodeRuns([trace]).runs
 */
export function countNodeRuns(traces: readonly Trace[]): NodeRuns {
  const counted: NodeRuns = { causes: 0, runs: 0, navigations: 0, navigationRuns: 0 };
  let runs = 0;
  const nodes = graphNodes();
  const count = step.compute({
    fn(value: unknown) {
      runs += 1;
      return value;
    },
  });
  for (const { seq } of nodes) seq.unshift(count);
  for (const trace of traces) {
    const player = createPlayer(trace);
    for (let before = -1; before !== player.position;) {
      before = player.position;
      runs = 0;
      player.seek(before + 1);
      const cause = trace.records.slice(before, player.position).find(isStep);
      if (!cause || !isCause(cause)) continue;
      const isNavigation = cause.kind === 'input' && cause.name === 'navigation/locationChanged';
      counted.causes += 1;
      counted.runs += runs;
      if (isNavigation) counted.navigations += 1;
      if (isNavigation) counted.navigationRuns += runs;
    }
    player.stop();
  }
  for (const { seq } of nodes) seq.splice(seq.indexOf(count), 1);
  return counted;
}

function per(name: string, runs: number, n: number): Figure {
  return { name, value: rounded(runs / n), unit: 'node runs', n };
}

/** Node runs per cause and per navigation in the golden traces, with views and without. */
export const nodeRunsBenchmark: Benchmark = {
  run() {
    const traces = keptTraces().map((name) => readTrace(readFileSync(fileOf(name), 'utf8')));
    const figures = (name: string, counted: NodeRuns): Figure[] => [
      per(`${name}_per_cause`, counted.runs, counted.causes),
      per(`${name}_per_navigation`, counted.navigationRuns, counted.navigations),
    ];
    return [
      ...figures('nodes.runs_with_views', countNodeRuns(traces)),
      ...figures(
        'nodes.runs',
        withoutViews(() => countNodeRuns(traces)),
      ),
    ];
  },
};
