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

/** A source line that may be the origin. */
export interface LikelyPlace extends Place {
  /** True for a changed line that ran, or that connects units that ran. It explains all other differences. */
  isChanged?: boolean;
}

export interface Explanation {
  /** The likeliest line: changed and executed, else the reducer or connection behind the difference. */
  place: LikelyPlace | undefined;
  /** Chains from the cause to each difference, as readable lines. */
  lines: readonly string[];
}

/** Maximum number of explained differences. */
const MOST = 6;

/** Replays up to a divergence and traces causes. `note-places.ts` must be loaded before the model. */
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
  // Own differences are more significant than accompanying changes, and events more than missing ones.
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
      // Omit stores that changed equally on both sides.
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

/**
 * Functions in the likeliest line's domain that the cause runs. Chains do not include functions called by a connection.
 */
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

/** Property names of a connection's functions; their location is the connection's. */
const PARTS_OF_CONNECTIONS = new Set([
  'fn',
  'filter',
  'source',
  'clock',
  'target',
  'match',
  'cases',
]);

/** `src/cart` for all files below it. */
function domainOf({ file }: Place): string {
  return file.split('/').slice(0, 2).join('/');
}

/** Folder of a unit's domain: `src/wishlist/` for `http/wishlist.remove`. */
function folderOf({ name }: Pick<CauseRecord, 'name'>): string {
  return `src/${/^(?:http\/)?([\w-]+)/.exec(name)?.[1] ?? ''}/`;
}

/** Connections that set a store after the first differing cause: any of them may be wrong. */
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

/** Contract that reads a changed answer, with the functions of its domain that it runs. */
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
 * Origin of a changed request: functions that build its parts, and those they run.
 *
 * @param call name of its unit, and its line in the trace
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

/** Explains a difference that depends on one record only: its origin, executed functions and changes in them. */
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

/** Modules that run with everything: ports, log and hash. */
const EVERYWHERE = /^src\/(?:ports|event-log|kernel\/hash)\b/;

/** Executed functions: those of a domain first, then others they use. */
function nearestFirst(ran: readonly PlacedFunction[], domain: string): PlacedFunction[] {
  const isNear = ({ file }: Place) => file.startsWith(`${domain}/`);
  return [
    ...ran.filter(isNear),
    ...ran.filter((one) => !isNear(one) && !EVERYWHERE.test(one.file)),
  ];
}

/**
 * Stores read on the path to a difference, with the connections that set them, latest first. A wrong value may be older
 * than the divergence, if no fact or digest showed it.
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
    // For a call with many callers, prefer the connection in the cause's domain.
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
  // For a call with many callers, ignore those of other domains.
  const writers = isPort ? all.filter((one) => isNear(one) || isOwn(one)) : all;
  return {
    isSeen: false,
    place: writers[0]?.place ?? (isPort ? undefined : own),
    lines: [source, ...writers.map((one) => `    by        ${connectionText(one)}`)].slice(0, MOST),
    ways: all.map(({ place }) => place),
  };
}
