/** Chains of Effector nodes between a cause and its effects, with their source locations. */
import type { Node } from 'effector';
import type { Message } from 'effector/inspect';
import { compareState } from '#harness/replay/divergence.ts';
import { nodeOf } from '#src/event-log/effector-internals.ts';
import { createPlayer } from '#harness/replay/player.ts';
import { type CauseRecord, type Trace, isCause, startOf } from '#harness/replay/trace.ts';
import { type DeclaredState, type DeclaredUnit, findUnit } from '#src/event-log/units.ts';
import type { Place } from './frames.ts';
import { namesById, operatorOf, placeOfNode, placeText } from './graph.ts';

/** A node that ran between the cause and a unit. */
export interface Step {
  id: string;
  name: string | undefined;
  operator: string;
  place: Place | undefined;
}

/** A connection between units, with its location. */
export interface Connection {
  operator: string;
  place: Place;
}

/** Last connection of a chain with a known location. */
export function lastConnection(chain: readonly Step[]): Connection | undefined {
  return connectionsOf(chain).at(-1);
}

export function connectionsOf(chain: readonly Step[]): Connection[] {
  return chain.flatMap(({ operator, place }) =>
    operator !== '' && place ? [{ operator, place }] : [],
  );
}

export function waysOf(chain: readonly Step[]): Place[] {
  return connectionsOf(chain).map(({ place }) => place);
}

export function connectionText({ operator, place }: Connection): string {
  return `${operator} ${placeText(place)}`;
}

export function writersOf({ unit }: DeclaredUnit): Connection[] {
  const found = nodeOf(unit).family.owners.flatMap((node) => {
    const place = placeOfNode(node);
    return place && isOperator(node) ? [{ operator: operatorOf(node), place }] : [];
  });
  const byPlace = new Map(found.map((writer) => [placeText(writer.place), writer]));
  return [...byPlace.values()];
}

const OPERATORS = new Set([
  'on',
  'sample',
  'split',
  'merge',
  'map',
  'filterMap',
  'prepend',
  'combine',
]);

function isOperator(node: Node): boolean {
  return OPERATORS.has(operatorOf(node));
}

/** Nodes that ran between a cause and each of these units, for their first or last run. */
export async function chainsBehind(
  trace: Trace,
  line: number,
  wanted: ReadonlySet<string>,
  isLast = false,
): Promise<Map<string, Step[]>> {
  const { inspect } = await import('effector/inspect');
  const names = namesById();
  const player = createPlayer(trace);
  const position = trace.records.findIndex((record) => record.line === line);
  player.seek(position);
  const before = player.snapshot();
  const chains = new Map<string, Step[]>();
  const watching = inspect({
    // A new page life has a new scope.
    get scope() {
      return player.scope;
    },
    trace: true,
    fn(message) {
      const name = names.get(message.id);
      if (name === undefined || !wanted.has(name) || (chains.has(name) && !isLast)) return;
      chains.set(name, stepsOf([message, ...(message.trace ?? [])], names));
    },
  });
  player.seek(position + 1);
  watching();
  // Reducers also run for stores that do not change.
  const changed = new Set(compareState(before, player.snapshot()).map(({ store }) => store));
  player.stop();
  if (isLast) return chains;
  for (const name of chains.keys())
    if (findUnit(name)?.kind === 'state' && !changed.has(name)) chains.delete(name);
  return chains;
}

/** Steps from the cause on, without Effector's internal nodes. */
function stepsOf(messages: readonly Message[], names: ReadonlyMap<string, string>): Step[] {
  const steps = messages.toReversed().flatMap((message): Step[] => {
    const node = message as unknown as Node;
    const name = names.get(message.id);
    const operator = name === undefined && isOperator(node) ? operatorOf(node) : '';
    const place = placeOfNode(node);
    return name !== undefined || (operator !== '' && place)
      ? [{ id: message.id, name, operator, place }]
      : [];
  });
  return steps.filter(
    (step, at) =>
      step.name !== undefined ||
      step.place?.line !== steps[at - 1]?.place?.line ||
      step.place?.file !== steps[at - 1]?.place?.file,
  );
}

/** Lines that last set the stores of a page life, before a line. */
export function lastSet(
  trace: Trace,
  line: number,
  stores: readonly DeclaredState[],
): { name: string; cause: CauseRecord }[] {
  if (stores.length === 0) return [];
  const { records } = trace;
  const position = records.findIndex((record) => record.line === line);
  const set = new Map<string, CauseRecord>();
  const player = createPlayer(trace);
  player.seek(records.findLastIndex((record, at) => at <= position && startOf(record)) + 1);
  let values = stores.map(({ initial }): unknown => initial);
  let cause = records.slice(0, player.position).findLast(isCause);
  while (cause && player.position <= position) {
    const now = stores.map(({ unit }): unknown => player.scope.getState(unit));
    for (const [at, { name }] of stores.entries()) if (now[at] !== values[at]) set.set(name, cause);
    values = now;
    const from = player.position;
    if (from === position) break;
    player.seek(from + 1);
    cause = records.slice(from, player.position).find(isCause);
  }
  player.stop();
  return [...set]
    .map(([name, found]) => ({ name, cause: found }))
    .toSorted((one, other) => other.cause.line - one.cause.line);
}
