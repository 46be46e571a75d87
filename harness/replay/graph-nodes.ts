import type { Node } from 'effector';
import { nodeOf } from '#src/event-log/effector-internals.ts';
import { declaredUnits } from '#src/event-log/units.ts';

/** All graph nodes of declared units, their predecessors and successors. */
export function graphNodes(): Node[] {
  const nodes = new Set(declaredUnits().map(({ unit }) => nodeOf(unit)));
  for (const node of nodes)
    for (const other of [...node.family.owners, ...node.family.links, ...node.next])
      nodes.add(other);
  return [...nodes];
}
