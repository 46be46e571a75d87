import type { Node } from 'effector';
import { type DeclaredUnit, declaredUnits } from '#src/event-log/units.ts';
import { nodeOf } from '#src/event-log/effector-internals.ts';
import { graphNodes } from './graph-nodes.ts';

/** What leads from one node of Effector's graph to the next. */
interface Cut {
  node: Node;
  /** All that follows it. */
  all: Node[];
  /** What of that a declared unit follows from. */
  needed: Node[];
}

let cuts: readonly Cut[] = [];
let known: readonly Node[] = [];
let cutFor: readonly DeclaredUnit[] | undefined;
let edges = 0;
let isCut = false;

/**
 * Runs with nothing in the graph but what an input, a call, a fact or a named store follows from: what only views read
 * stands still. Two fifths of all that a cause sets off are left out by that. For replays that nobody looks at; what
 * runs must not wait, since the graph is every scope's.
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

/** Every connection is an edge of a node that was there, or comes with a declared unit of its own. */
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

/** What leads to a call, a fact or a named store: by being followed by it, or by being read for it. */
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

/** Where a `split` leads to is known to it as its owner alone. */
function casesOf({ meta, family }: Node): readonly Node[] {
  return meta['op'] === 'split' ? family.owners : [];
}
