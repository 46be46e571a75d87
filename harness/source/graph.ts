import type { Unit } from 'effector';
import { type DeclaredUnit, declaredUnits } from '#src/event-log/units.ts';
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
const MAKERS = /^src\/(?:event-log|ports\/http)\//;

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
