import { step } from 'effector';
import '#src/app/whole-model.ts';
import { readFileSync } from 'node:fs';
import { fileOf, keptTraces } from '#harness/cli/support/golden-traces.ts';
import { graphNodes } from '#harness/replay/graph-nodes.ts';
import { createPlayer } from '#harness/replay/player.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { type Trace, isCause, isStep } from '#harness/replay/trace.ts';
import { withoutViews } from '#harness/replay/without-views.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { addToBag } from '#src/product/choice/add-to-bag-model.ts';
import { type Benchmark, type Figure, rounded } from './measure.ts';
import { shopSession } from './shop-session.ts';

/** Number of Effector node runs and of causes. */
export interface NodeRuns {
  causes: number;
  runs: number;
  /** Node runs of each input, by its name. */
  inputs: ReadonlyMap<string, readonly number[]>;
}

/**
 * Counts Effector node runs during a replay. The count is the same on every machine.
 *
 * @example countNodeRuns([trace]).runs
 */
export function countNodeRuns(traces: readonly Trace[]): NodeRuns {
  const inputs = new Map<string, number[]>();
  const counted = { causes: 0, runs: 0, inputs };
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
      counted.causes += 1;
      counted.runs += runs;
      if (cause.kind === 'input') inputs.set(cause.name, [...(inputs.get(cause.name) ?? []), runs]);
    }
    player.stop();
  }
  for (const { seq } of nodes) seq.splice(seq.indexOf(count), 1);
  return counted;
}

function per(name: string, runs: number, n: number): Figure {
  return { name, value: rounded(runs / n), unit: 'node runs', n };
}

/** Mean of the node runs of an input. */
function perInput(name: string, { inputs }: NodeRuns, input: { shortName: string }): Figure {
  const runs = inputs.get(input.shortName) ?? [];
  return per(
    name,
    runs.reduce((sum, one) => sum + one, 0),
    runs.length,
  );
}

/** Node runs per cause and per navigation in the golden traces, with views and without. */
function goldenFigures(): Figure[] {
  const traces = keptTraces().map((name) => readTrace(readFileSync(fileOf(name), 'utf8')));
  const figures = (name: string, counted: NodeRuns): Figure[] => [
    per(`${name}_per_cause`, counted.runs, counted.causes),
    perInput(`${name}_per_navigation`, counted, locationChanged),
  ];
  return [
    ...figures('nodes.runs_with_views', countNodeRuns(traces)),
    ...figures(
      'nodes.runs',
      withoutViews(() => countNodeRuns(traces)),
    ),
  ];
}

/** Node runs of a session that visits a listing and three products, and adds each to the bag; with views. */
async function sessionFigures(): Promise<Figure[]> {
  const counted = countNodeRuns([readTrace(await shopSession(1, 1))]);
  return [
    perInput('nodes.session_per_navigation', counted, locationChanged),
    perInput('nodes.session_per_add_to_bag', counted, addToBag),
  ];
}

export const nodeRunsBenchmark: Benchmark = {
  async run(wanted) {
    return [
      ...(wanted('nodes.session') ? await sessionFigures() : []),
      ...(wanted('nodes.runs') ? goldenFigures() : []),
    ];
  },
};
