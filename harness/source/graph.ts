import type { Unit } from 'effector';
import { type DeclaredState, type DeclaredUnit, declaredUnits } from '#src/event-log/units.ts';
import { type Frame, type Place, placeOfFrame } from './frames.ts';

/** What is read of a node of Effector's graph. */
export interface GraphNode {
  id: string;
  next: GraphNode[];
  meta: Record<string, unknown>;
  family: { owners: GraphNode[]; links: GraphNode[] };
}

/** The node of a unit. */
export function graphOf(unit: Unit<unknown>): GraphNode {
  return (unit as unknown as { graphite: GraphNode }).graphite; // as createNode({ parent }) reads it
}

/** The folders that make units for others: who asked for one stands further out. */
const MAKERS = /^src\/(?:event-log|ports)\//;

/** Where a unit or a connection was made: by the model, not by what makes such for all. Needs `note-places.ts`. */
export function placeOfNode({ meta }: GraphNode): Place | undefined {
  const frames = meta['unitTrace'];
  if (!Array.isArray(frames)) return undefined;
  const places = (frames as Frame[]).flatMap((frame) => placeOfFrame(frame) ?? []);
  const inSource = places.filter(({ file }) => file.startsWith('src/'));
  return inSource.find(({ file }) => !MAKERS.test(file)) ?? inSource[0];
}

/** What an operator is called: `sample`, `on`, `split`. */
export function operatorOf({ meta }: GraphNode): string {
  return typeof meta['op'] === 'string' ? meta['op'] : '';
}

/** Where a declared unit was made. */
export function placeOfUnit({ unit }: DeclaredUnit): Place | undefined {
  return placeOfNode(graphOf(unit));
}

/** The places of all declared units, by name. */
export function unitPlaces(): Map<string, Place> {
  return new Map(
    declaredUnits().flatMap((declared) => {
      const place = placeOfUnit(declared);
      return place ? [[declared.name, place] as const] : [];
    }),
  );
}

/** The names of declared units by the ids of their nodes; those of calls with how they ended. */
export function namesById(): Map<string, string> {
  return new Map(
    declaredUnits().flatMap(({ kind, name, unit }) => [
      [graphOf(unit).id, name] as const,
      ...(kind === 'port'
        ? [
            [graphOf(unit.done).id, `done ${name}`] as const,
            [graphOf(unit.fail).id, `fail ${name}`] as const,
          ]
        : []),
    ]),
  );
}

/** `src/cart/model.ts:41`. */
export function placeText({ file, line }: Place): string {
  return `${file}:${line}`;
}

/** The nodes on all ways from one unit to another. */
export function nodesBetween(
  { unit: from }: DeclaredUnit,
  { unit: to }: DeclaredUnit,
): Set<string> {
  const starts = [graphOf(from), ...('finally' in from ? [graphOf(from.finally)] : [])];
  const after = new Set(starts);
  for (const node of after) for (const next of node.next) after.add(next);
  const before = new Set([graphOf(to)]);
  for (const node of before)
    for (const owner of node.family.owners) if (after.has(owner)) before.add(owner);
  return new Set([...before].map(({ id }) => id));
}

/** What stands between a store and those that it follows from. */
const DERIVED = new Set(['store', 'combine', 'map']);

/** The named stores that these nodes read, themselves or through stores that follow from others. */
export function storesReadBy(ids: ReadonlySet<string>): DeclaredState[] {
  const states = new Map(
    declaredUnits().flatMap((declared) =>
      declared.kind === 'state' ? [[graphOf(declared.unit).id, declared] as const] : [],
    ),
  );
  const found = new Set<DeclaredState>();
  const seen = new Set<GraphNode>();

  function look(node: GraphNode): void {
    for (const owner of node.family.owners) {
      const state = states.get(owner.id);
      if (state) found.add(state);
      else if (DERIVED.has(operatorOf(owner)) && !seen.has(owner)) {
        seen.add(owner);
        look(owner);
      }
    }
  }

  for (const node of allNodes()) if (ids.has(node.id) && !states.has(node.id)) look(node);
  return [...found];
}

/** All nodes that belong to declared units, or lead to them. */
function allNodes(): Set<GraphNode> {
  const nodes = new Set<GraphNode>(declaredUnits().map(({ unit }) => graphOf(unit)));
  for (const node of nodes)
    for (const other of [...node.family.owners, ...node.family.links, ...node.next])
      nodes.add(other);
  return nodes;
}
