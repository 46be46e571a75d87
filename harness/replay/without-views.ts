import type { Node } from 'effector';
import { type DeclaredUnit, declaredUnits } from '#src/event-log/units.ts';
import { nodeOf } from '#src/event-log/effector-internals.ts';
import { graphNodes } from './graph-nodes.ts';

/** Edges from one node of Effector's graph to its successors. */
interface Cut {
  node: Node;
  all: Node[];
  /** Successors that lead to a declared unit. */
  needed: Node[];
}

let cuts: readonly Cut[] = [];
let known: readonly Node[] = [];
let cutFor: readonly DeclaredUnit[] | undefined;
let edges = 0;
let isCut = false;

/**
 * Runs with a reduced graph: only nodes that lead to an input, call, fact or named store. View-only nodes,
 * two fifths of the work, are disconnected. Use it for replays without a view. `run` must be synchronous,
 * because all scopes share the graph.
 *
 * @example withoutViews(() => verifyTrace(trace))
 */
export function withoutViews<T>(run: () => T): T {
  if (isCut) return run();
  if (cutFor !== declaredUnits() || edges !== countEdges(known)) look();
  isCut = true;
  for (const { node, needed } of cuts) node.next = needed;
  try {
    return run();
  } finally {
    for (const { node, all } of cuts) node.next = all;
    isCut = false;
  }
}

/** Total number of edges; detects new connections to existing nodes. */
function countEdges(nodes: readonly Node[]): number {
  return nodes.reduce((sum, { next }) => sum + next.length, 0);
}

function look(): void {
  cutFor = declaredUnits();
  known = graphNodes();
  edges = countEdges(known);
  const needed = neededNodes(known);
  cuts = known.flatMap((node) => {
    const kept = node.next.filter((next) => needed.has(next));
    return kept.length === node.next.length ? [] : [{ node, all: node.next, needed: kept }];
  });
}

/** Nodes that lead to a call, a fact or a named store, by an edge or as a source. */
function neededNodes(nodes: readonly Node[]): Set<Node> {
  const before = new Map<Node, Node[]>();
  for (const node of nodes)
    for (const after of [...node.next, ...node.family.links, ...casesOf(node)]) {
      const leading = before.get(after);
      if (leading) leading.push(node);
      else before.set(after, [node]);
    }
  const needed = new Set(
    declaredUnits()
      .filter(({ kind }) => kind !== 'command')
      .map(({ unit }) => nodeOf(unit)),
  );
  for (const node of nodes) if (node.meta['op'] === 'effect') needed.add(node);
  for (const node of needed) for (const leading of before.get(node) ?? []) needed.add(leading);
  return needed;
}

/** A `split` links to its cases only as their owner. */
function casesOf({ meta, family }: Node): readonly Node[] {
  return meta['op'] === 'split' ? family.owners : [];
}
