import type { Node, Unit } from 'effector';
import { declaredUnits } from '#src/event-log/units.ts';

/** The node of a unit in Effector's graph. */
export function nodeOf(unit: Unit<any>): Node {
  return (unit as unknown as { graphite: Node }).graphite; // as createNode({ parent }) reads it
}

/** All nodes that belong to declared units, lead to them, or follow from them. */
export function graphNodes(): Node[] {
  const nodes = new Set(declaredUnits().map(({ unit }) => nodeOf(unit)));
  for (const node of nodes)
    for (const other of [...node.family.owners, ...node.family.links, ...node.next])
      nodes.add(other);
  return [...nodes];
}
