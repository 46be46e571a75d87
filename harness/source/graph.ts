import type { Node } from 'effector';
import { nodeOf } from '#src/event-log/effector-internals.ts';
import { graphNodes } from '#harness/replay/graph-nodes.ts';
import { type DeclaredState, type DeclaredUnit, declaredUnits } from '#src/event-log/units.ts';
import { type Frame, type Place, placeOfFrame } from './frames.ts';

/** Folders of unit factories, likeliest last; the caller is further out in the stack. */
const MAKERS = [/^src\/(?:event-log|ports)\//, /^src\/event-log\//];

/** Location of a unit or connection in the model, not in a factory. Needs `note-places.ts`. */
export function placeOfNode({ meta }: Node): Place | undefined {
  const frames = meta['unitTrace'];
  if (!Array.isArray(frames)) return undefined;
  const places = (frames as Frame[]).flatMap((frame) => placeOfFrame(frame) ?? []);
  const inSource = places.filter(({ file }) => file.startsWith('src/'));
  for (const makers of MAKERS) {
    const found = inSource.find(({ file }) => !makers.test(file));
    if (found) return found;
  }
  return inSource[0];
}

/** Operator name: `sample`, `on`, `split`. */
export function operatorOf({ meta }: Node): string {
  return typeof meta['op'] === 'string' ? meta['op'] : '';
}

export function placeOfUnit({ unit }: DeclaredUnit): Place | undefined {
  return placeOfNode(nodeOf(unit));
}

/** Locations of all declared units, by name. */
export function unitPlaces(): Map<string, Place> {
  return new Map(
    declaredUnits().flatMap((declared) => {
      const place = placeOfUnit(declared);
      return place ? [[declared.name, place] as const] : [];
    }),
  );
}

/** Names of declared units by node id; for effects also their outcomes. */
export function namesById(): Map<string, string> {
  return new Map(
    declaredUnits().flatMap(({ kind, name, unit }) => [
      [nodeOf(unit).id, name] as const,
      ...(kind === 'port'
        ? [
            [nodeOf(unit.done).id, `done ${name}`] as const,
            [nodeOf(unit.fail).id, `fail ${name}`] as const,
          ]
        : []),
    ]),
  );
}

/** Formats as `src/cart/model.ts:41`. */
export function placeText({ file, line }: Place): string {
  return `${file}:${line}`;
}

/** Nodes on all paths from one unit to another. */
export function nodesBetween(
  { unit: from }: DeclaredUnit,
  { unit: to }: DeclaredUnit,
): Set<string> {
  const starts = [nodeOf(from), ...('finally' in from ? [nodeOf(from.finally)] : [])];
  const after = new Set(starts);
  for (const node of after) for (const next of node.next) after.add(next);
  const before = new Set([nodeOf(to)]);
  for (const node of before)
    for (const owner of node.family.owners) if (after.has(owner)) before.add(owner);
  return new Set([...before].map(({ id }) => id));
}

/** Node types between a store and its sources. */
const DERIVED = new Set(['store', 'combine', 'map']);

/** Named stores that these nodes read, directly or through derived stores. */
export function storesReadBy(ids: ReadonlySet<string>): DeclaredState[] {
  const states = new Map(
    declaredUnits().flatMap((declared) =>
      declared.kind === 'state' ? [[nodeOf(declared.unit).id, declared] as const] : [],
    ),
  );
  const found = new Set<DeclaredState>();
  const seen = new Set<Node>();

  function look(node: Node): void {
    for (const owner of node.family.owners) {
      const state = states.get(owner.id);
      if (state) found.add(state);
      else if (DERIVED.has(operatorOf(owner)) && !seen.has(owner)) {
        seen.add(owner);
        look(owner);
      }
    }
  }

  for (const node of graphNodes()) if (ids.has(node.id) && !states.has(node.id)) look(node);
  return [...found];
}
