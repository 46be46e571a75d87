import type { Divergence, StoreDifference } from '#harness/replay/divergence.ts';
import { createPlayer } from '#harness/replay/player.ts';
import { type CauseRecord, type Trace, isCause } from '#harness/replay/trace.ts';
import { type DeclaredUnit, findUnit } from '#src/event-log/units.ts';
import { readingOf } from '#src/ports/http/answer-samples.ts';
import { type AnyCall, declaredCalls } from '#src/ports/http/call.ts';
import { contractAtHand } from '#src/ports/http/http.ts';
import { requestText } from '#src/ports/http/request-samples.ts';
import {
  type Connection,
  type Step,
  chainsBehind,
  connectionText,
  connectionsOf,
  lastConnection,
  lastSet,
  waysOf,
  writersOf,
} from './chains.ts';
import { type ChangedPlace, type Moment, changedHere } from './changed-here.ts';
import type { Place } from './frames.ts';
import { type PlacedFunction, functionsRunBy, placeOfFunction } from './function-place.ts';
import { nodesBetween, placeOfUnit, placeText, storesReadBy } from './graph.ts';

/** A line of the sources that something may come from. */
export interface LikelyPlace extends Place {
  /** Whether it has been changed, and ran, or connects what ran: whatever else differs there, differs by that. */
  isChanged?: boolean;
}

/** Where in the sources a divergence comes from. */
export interface Explanation {
  /** The likeliest line: what was changed and ran, else the reducer or the connection that did what differs. */
  place: LikelyPlace | undefined;
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
  const { about, cause, changes, stores = [] } = divergence;
  if (divergence.kind === 'answers') return explainReading(trace, divergence);
  if (divergence.kind === 'requests') return explainRequest(trace, divergence);
  const names = [
    ...new Set([...about.map((name) => name.slice(1)), ...changes.map(({ store }) => store)]),
  ];
  const chains = cause
    ? await chainsBehind(trace, cause.line, new Set(names))
    : new Map<string, Step[]>();
  const reads = cause
    ? await readBefore(trace, cause.line, about, chains)
    : { lines: [], ways: [] };
  const explained = names.slice(0, MOST).map((name) => {
    const declared = findUnit(name);
    const sign = about.find((one) => one.slice(1) === name)?.[0] ?? '~';
    const chain = chains.get(name);
    return declared
      ? explainUnit(declared, { sign, chain, folder: cause && folderOf(cause) })
      : { place: undefined, lines: [], ways: [], isSeen: false };
  });
  // What differs says more than what only changed with it, and what happened more than what did not.
  const differing = explained.slice(0, new Set(about).size);
  const likeliest =
    differing.find(({ isSeen }) => isSeen) ??
    differing.find(({ place }) => place) ??
    explained.find(({ place }) => place);
  const later = await laterChanges(trace, stores);
  const causes = cause ? [cause.line, ...stores.flatMap(({ changedAt }) => changedAt)] : [];
  const moment = { trace, positions: positionsOf(trace, causes) };
  const ways = [...explained.flatMap((one) => one.ways), ...reads.ways, ...later.ways];
  const changed = changedHere(moment, ways);
  return {
    place: placeIn(changed) ?? likeliest?.place,
    lines: [
      ...changedLines(changed),
      // Stores that changed alike on both sides are left out.
      ...(differing.length > 0 ? differing : explained).flatMap(({ lines }) => lines),
      ...later.lines,
      ...reads.lines,
      ...runLines(moment, likeliest?.place),
    ],
  };
}

function placeIn([first]: readonly ChangedPlace[]): LikelyPlace | undefined {
  if (!first) return undefined;
  const isChanged = first.how === 'ran here' || first.how === 'connects this';
  return { file: first.file, line: first.line, ...(isChanged && { isChanged }) };
}

function positionsOf({ records }: Trace, lines: readonly number[]): number[] {
  const asked = new Set(lines);
  return records.flatMap(({ line }, at) => (asked.has(line) ? [at] : []));
}

function changedLines(changed: readonly ChangedPlace[]): string[] {
  return changed.slice(0, MOST).map((place) => `    changed   ${placeText(place)} ${place.how}`);
}

/** The functions of the likeliest line's domain that its cause runs: what a connection calls stands in no chain. */
function runLines({ trace, positions }: Moment, place: Place | undefined): string[] {
  const [position] = positions;
  if (!place || position === undefined) return [];
  const player = createPlayer(trace);
  player.seek(position);
  const ran = functionsRunBy(() => player.seek(position + 1), `${domainOf(place)}/`);
  player.stop();
  return ran
    .filter(({ name }) => !PARTS_OF_CONNECTIONS.has(name))
    .slice(0, MOST)
    .map((one) => `    runs      ${one.name} ${placeText(one)}`);
}

/** What a connection's functions are called; they stand where it does. */
const PARTS_OF_CONNECTIONS = new Set([
  'fn',
  'filter',
  'source',
  'clock',
  'target',
  'match',
  'cases',
]);

/** `src/cart` of all that is below it. */
function domainOf({ file }: Place): string {
  return file.split('/').slice(0, 2).join('/');
}

/** Where the domain of a unit lies: `src/wishlist/` of `http/wishlist.remove`. */
function folderOf({ name }: Pick<CauseRecord, 'name'>): string {
  return `src/${/^(?:http\/)?([\w-]+)/.exec(name)?.[1] ?? ''}/`;
}

/** What set a store that differs later than at the first cause that did: any of them can have set it wrong. */
async function laterChanges(
  trace: Trace,
  stores: readonly StoreDifference[],
): Promise<{ lines: string[]; ways: Place[] }> {
  const lines: string[] = [];
  const ways: Place[] = [];
  for (const { store, changedAt } of stores)
    for (const line of changedAt.slice(1, MOST)) {
      const chain = (await chainsBehind(trace, line, new Set([store]), true)).get(store) ?? [];
      const by = lastConnection(chain);
      ways.push(...waysOf(chain));
      if (by) lines.push(`    or        ${store} at line ${line}: ${connectionText(by)}`);
    }
  return { lines: lines.slice(0, MOST), ways };
}

/** What reads an answer that is read otherwise than it was, and the functions of its domain that it runs. */
function explainReading(trace: Trace, { about, line }: Divergence): Explanation {
  const record = trace.records.find((one) => one.line === line);
  const sample = record?.kind === 'answer' ? record.sample : undefined;
  const call = callNamed(sample?.call);
  const contract = call && contractAtHand(call);
  const place = contract && placeOfFunction(contract.read);
  if (!sample || !contract || !place) return { place, lines: [] };
  const read = () => void readingOf(contract, sample);
  return explainRun(trace, line, read, [place], `${about.join(' ')} is read at`);
}

function explainRequest(trace: Trace, { line }: Divergence): Explanation {
  const record = trace.records.find((one) => one.line === line);
  if (record?.kind !== 'request') return { place: undefined, lines: [] };
  const { call, params } = record.sample;
  return explainCall(trace, { line, name: `http/${call}`, params });
}

/**
 * What makes a request that asks another thing than it did: where its parts are made, and the functions that run.
 *
 * @param call its unit's name, and the line of the trace that tells of it
 */
export function explainCall(
  trace: Trace,
  { line, name, params }: { line: number; name: string; params: unknown },
): Explanation {
  const call = callNamed(name.replace(/^http\//, ''));
  const parts = call ? [call.path, call.query, call.body] : [];
  const places = parts.flatMap((part) => (part && placeOfFunction(part)) ?? []);
  if (!call) return { place: undefined, lines: [] };
  const ask = () => void requestText(call, params);
  return explainRun(trace, line, ask, places, `~${name} is asked at`);
}

function callNamed(name: string | undefined): AnyCall | undefined {
  return [...declaredCalls().values()].find((call) => call.name === name);
}

/** Of something that depends on one record alone: where it is made, what it runs, and what of that was changed. */
function explainRun(
  trace: Trace,
  line: number,
  run: () => void,
  places: readonly Place[],
  what: string,
): Explanation {
  const [place] = places;
  if (!place) return { place, lines: [] };
  const ran = nearestFirst(functionsRunBy(run, 'src/'), domainOf(place));
  const moment = { trace, positions: positionsOf(trace, [line]), run };
  const changed = changedHere(moment, [...places, ...ran]).filter(
    ({ how }) => how !== 'ran before it',
  );
  return {
    place: placeIn(changed) ?? place,
    lines: [
      ...changedLines(changed),
      ...places.map((one) => `    source    ${what} ${placeText(one)}`),
      ...ran.slice(0, MOST).map((one) => `    runs      ${one.name} ${placeText(one)}`),
    ],
  };
}

/** What sends, logs and checks runs with everything. */
const EVERYWHERE = /^src\/(?:ports|event-log|kernel\/hash)\b/;

/** Of functions that run, those of a domain, and then what they use of the rest. */
function nearestFirst(ran: readonly PlacedFunction[], domain: string): PlacedFunction[] {
  const isNear = ({ file }: Place) => file.startsWith(`${domain}/`);
  return [
    ...ran.filter(isNear),
    ...ran.filter((one) => !isNear(one) && !EVERYWHERE.test(one.file)),
  ];
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
): Promise<{ lines: string[]; ways: Place[] }> {
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
  const ways: Place[] = [];
  for (const { name, cause } of set.slice(0, MOST)) {
    const chain = (await chainsBehind(trace, cause.line, new Set([name]), true)).get(name) ?? [];
    const by = lastConnection(chain);
    const at = by ? `: ${connectionText(by)}` : '';
    ways.push(...waysOf(chain));
    const what = cause.kind === 'settle' ? `${cause.outcome} ${cause.name}` : cause.name;
    lines.push(`    read      ${name}, set at line ${cause.line} by ${what}${at}`);
  }
  return { lines, ways };
}

interface Seen {
  sign: string;
  chain: readonly Step[] | undefined;
  /** Where the domain of the cause lies. */
  folder: string | undefined;
}

function explainUnit(
  declared: DeclaredUnit,
  { sign, chain, folder }: Seen,
): Explanation & { isSeen: boolean; ways: readonly Place[] } {
  const isPort = declared.kind === 'port';
  const isNear = ({ place }: Connection) => folder !== undefined && place.file.startsWith(folder);
  const isOwn = ({ place }: Connection) => place.file.startsWith(folderOf(declared));
  const own = placeOfUnit(declared);
  const source = `    source    ${sign}${declared.name}${own ? ` ${placeText(own)}` : ''}`;
  if (chain) {
    const connections = connectionsOf(chain);
    // A call that many send is likelier sent wrongly where the cause is dealt with.
    const by = (isPort ? connections.findLast(isNear) : undefined) ?? connections.at(-1);
    const steps = chain.map(({ name, operator, place }) =>
      [name ?? operator, ...(place ? [placeText(place)] : [])].join(' '),
    );
    return {
      isSeen: true,
      place: by?.place ?? own,
      lines: [source, `    chain     ${steps.join(' → ')}`],
      ways: waysOf(chain),
    };
  }
  const all = writersOf(declared);
  // Of a call that all may send, who deals with something else says nothing.
  const writers = isPort ? all.filter((one) => isNear(one) || isOwn(one)) : all;
  return {
    isSeen: false,
    place: writers[0]?.place ?? (isPort ? undefined : own),
    lines: [source, ...writers.map((one) => `    by        ${connectionText(one)}`)].slice(0, MOST),
    ways: all.map(({ place }) => place),
  };
}
