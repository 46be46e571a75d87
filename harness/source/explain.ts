import { type Divergence, compareState } from '#harness/replay/divergence.ts';
import { createPlayer } from '#harness/replay/player.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { type DeclaredUnit, findUnit } from '#src/event-log/units.ts';
import type { Message } from 'effector/inspect';
import type { Place } from './frames.ts';
import {
  type GraphNode,
  graphOf,
  namesById,
  operatorOf,
  placeOfNode,
  placeOfUnit,
  placeText,
} from './graph.ts';

/** Where in the sources a divergence comes from. */
export interface Explanation {
  /** The likeliest line: the reducer or the connection that did what differs. */
  place: Place | undefined;
  /** What leads from the cause to each thing that differs, in lines for a person. */
  lines: readonly string[];
}

/** Most things that are explained. */
const MOST = 6;

/**
 * Replays to where a trace diverges and watches what follows from what. `note-places.ts` has to be
 * loaded before the model.
 */
export async function explain(trace: Trace, divergence: Divergence): Promise<Explanation> {
  const { about, cause, changes } = divergence;
  const names = [
    ...new Set([...about.map((name) => name.slice(1)), ...changes.map(({ store }) => store)]),
  ];
  const chains = cause
    ? await chainsBehind(trace, cause.line, new Set(names))
    : new Map<string, Step[]>();
  const explained = names.slice(0, MOST).map((name) => {
    const declared = findUnit(name);
    const sign = about.find((one) => one.slice(1) === name)?.[0] ?? '~';
    const chain = chains.get(name);
    return declared
      ? explainUnit(declared, sign, chain)
      : { place: undefined, lines: [], isSeen: false };
  });
  // What happened says more than what did not.
  const happened = explained.find(({ isSeen }) => isSeen) ?? explained.find(({ place }) => place);
  return {
    place: happened?.place,
    lines: explained.flatMap(({ lines }) => lines),
  };
}

/** One node that ran on the way from the cause to a unit. */
interface Step {
  name: string | undefined;
  operator: string;
  place: Place | undefined;
}

function explainUnit(
  declared: DeclaredUnit,
  sign: string,
  chain: readonly Step[] | undefined,
): Explanation & { isSeen: boolean } {
  const own = placeOfUnit(declared);
  const source = `    source    ${sign}${declared.name}${own ? ` ${placeText(own)}` : ''}`;
  if (chain) {
    const by = chain.findLast(({ operator, place }) => operator !== '' && place !== undefined);
    const steps = chain.map(({ name, operator, place }) =>
      [name ?? operator, ...(place ? [placeText(place)] : [])].join(' '),
    );
    return {
      isSeen: true,
      place: by?.place ?? own,
      lines: [source, `    chain     ${steps.join(' → ')}`],
    };
  }
  const writers = writersOf(declared);
  return {
    isSeen: false,
    place: writers[0]?.place ?? own,
    lines: [
      source,
      ...writers.map(({ operator, place }) => `    by        ${operator} ${placeText(place)}`),
    ],
  };
}

/** The connections that lead to a unit, wherever they come from. */
function writersOf({ unit }: DeclaredUnit): { operator: string; place: Place }[] {
  const found = graphOf(unit).family.owners.flatMap((node) => {
    const place = placeOfNode(node);
    return place && isOperator(node) ? [{ operator: operatorOf(node), place }] : [];
  });
  const byPlace = new Map(found.map((writer) => [placeText(writer.place), writer]));
  return [...byPlace.values()].slice(0, MOST);
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

function isOperator(node: GraphNode): boolean {
  return OPERATORS.has(operatorOf(node));
}

/** What ran between a cause and each of these units, the first time that it reached them. */
async function chainsBehind(
  trace: Trace,
  line: number,
  wanted: ReadonlySet<string>,
): Promise<Map<string, Step[]>> {
  const { inspect } = await import('effector/inspect');
  const names = namesById();
  const player = createPlayer(trace);
  const position = trace.records.findIndex((record) => record.line === line);
  player.seek(position);
  const before = player.snapshot();
  const chains = new Map<string, Step[]>();
  const watching = inspect({
    // A page life that begins has a scope of its own.
    get scope() {
      return player.scope;
    },
    trace: true,
    fn(message) {
      const name = names.get(message.id);
      if (name === undefined || !wanted.has(name) || chains.has(name)) return;
      chains.set(name, stepsOf([message, ...(message.trace ?? [])], names));
    },
  });
  player.seek(position + 1);
  watching();
  // A store is asked at each reducer, whether it changes or not.
  const changed = new Set(compareState(before, player.snapshot()).map(({ store }) => store));
  player.stop();
  for (const name of chains.keys())
    if (findUnit(name)?.kind === 'state' && !changed.has(name)) chains.delete(name);
  return chains;
}

/** From the cause on, without what is between units only for Effector. */
function stepsOf(messages: readonly Message[], names: ReadonlyMap<string, string>): Step[] {
  const steps = messages.toReversed().flatMap((message): Step[] => {
    const node = message as unknown as GraphNode;
    const name = names.get(message.id);
    const operator = name === undefined && isOperator(node) ? operatorOf(node) : '';
    const place = placeOfNode(node);
    return name !== undefined || (operator !== '' && place) ? [{ name, operator, place }] : [];
  });
  return steps.filter(
    (step, at) =>
      step.name !== undefined ||
      step.place?.line !== steps[at - 1]?.place?.line ||
      step.place?.file !== steps[at - 1]?.place?.file,
  );
}
