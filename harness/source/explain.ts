import { type Divergence, compareState } from '#harness/replay/divergence.ts';
import { createPlayer } from '#harness/replay/player.ts';
import { type CauseRecord, type Trace, isCause, startOf } from '#harness/replay/trace.ts';
import { type DeclaredState, type DeclaredUnit, findUnit } from '#src/event-log/units.ts';
import { readingOf } from '#src/ports/http/answer-samples.ts';
import { declaredCalls } from '#src/ports/http/call.ts';
import { contractAtHand } from '#src/ports/http/http.ts';
import type { Node } from 'effector';
import type { Message } from 'effector/inspect';
import { nodeOf } from '#harness/replay/graph-nodes.ts';
import type { Place } from './frames.ts';
import { functionsRunBy, placeOfFunction } from './function-place.ts';
import {
  namesById,
  nodesBetween,
  operatorOf,
  placeOfNode,
  placeOfUnit,
  placeText,
  storesReadBy,
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
  if (divergence.kind === 'answers') return explainReading(trace, divergence);
  const names = [
    ...new Set([...about.map((name) => name.slice(1)), ...changes.map(({ store }) => store)]),
  ];
  const chains = cause
    ? await chainsBehind(trace, cause.line, new Set(names))
    : new Map<string, Step[]>();
  const reads = cause ? await readBefore(trace, cause.line, about, chains) : [];
  const explained = names.slice(0, MOST).map((name) => {
    const declared = findUnit(name);
    const sign = about.find((one) => one.slice(1) === name)?.[0] ?? '~';
    const chain = chains.get(name);
    return declared
      ? explainUnit(declared, sign, chain)
      : { place: undefined, lines: [], isSeen: false };
  });
  // What differs says more than what only changed with it, and what happened more than what did not.
  const differing = explained.slice(0, new Set(about).size);
  const likeliest =
    differing.find(({ isSeen }) => isSeen) ??
    differing.find(({ place }) => place) ??
    explained.find(({ place }) => place);
  return {
    place: likeliest?.place,
    lines: [...explained.flatMap(({ lines }) => lines), ...reads],
  };
}

/** What reads an answer that is read otherwise than it was, and the functions of its domain that it runs. */
function explainReading(trace: Trace, { about, line }: Divergence): Explanation {
  const record = trace.records.find((one) => one.line === line);
  const sample = record?.kind === 'answer' ? record.sample : undefined;
  const call = [...declaredCalls().values()].find(({ name }) => name === sample?.call);
  const contract = call && contractAtHand(call);
  const place = contract && placeOfFunction(contract.read);
  if (!sample || !contract || !place) return { place, lines: [] };
  const folder = place.file.split('/').slice(0, 2).join('/');
  const ran = functionsRunBy(() => readingOf(contract, sample), `${folder}/`);
  return {
    place,
    lines: [
      `    source    ${about.join(' ')} is read at ${placeText(place)}`,
      ...ran.slice(0, MOST).map((one) => `    runs      ${one.name} ${placeText(one)}`),
    ],
  };
}

/**
 * The stores that were read on the way to what differs, and what had set them: what is wrong now may have been so since
 * then, where no fact and no look at the stores has told. The latest first.
 */
async function readBefore(
  trace: Trace,
  line: number,
  about: readonly string[],
  chains: ReadonlyMap<string, readonly Step[]>,
): Promise<string[]> {
  const cause = trace.records.find((record) => record.line === line);
  const from = isCause(cause) ? findUnit(cause.name) : undefined;
  const nodes = about.flatMap((one): string[] => {
    const chain = chains.get(one.slice(1));
    const unit = findUnit(one.slice(1));
    if (chain) return chain.map(({ id }) => id);
    return from && unit ? [...nodesBetween(from, unit)] : [];
  });
  const set = lastSet(trace, line, storesReadBy(new Set(nodes)));
  const lines: string[] = [];
  for (const { name, cause } of set.slice(0, MOST)) {
    const chain = (await chainsBehind(trace, cause.line, new Set([name]), true)).get(name);
    const by = chain?.findLast(({ operator, place }) => operator !== '' && place !== undefined);
    const at = by?.place ? `: ${by.operator} ${placeText(by.place)}` : '';
    const what = cause.kind === 'settle' ? `${cause.outcome} ${cause.name}` : cause.name;
    lines.push(`    read      ${name}, set at line ${cause.line} by ${what}${at}`);
  }
  return lines;
}

/** Where stores of the page life at a line changed last before it. */
function lastSet(
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

/** One node that ran on the way from the cause to a unit. */
interface Step {
  id: string;
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
  const found = nodeOf(unit).family.owners.flatMap((node) => {
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

function isOperator(node: Node): boolean {
  return OPERATORS.has(operatorOf(node));
}

/** What ran between a cause and each of these units, the first time that it reached them, or the last. */
async function chainsBehind(
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
    // A page life that begins has a scope of its own.
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
  // A store is asked at each reducer, whether it changes or not.
  const changed = new Set(compareState(before, player.snapshot()).map(({ store }) => store));
  player.stop();
  if (isLast) return chains;
  for (const name of chains.keys())
    if (findUnit(name)?.kind === 'state' && !changed.has(name)) chains.delete(name);
  return chains;
}

/** From the cause on, without what is between units only for Effector. */
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
