import type { Divergence } from '#harness/replay/divergence.ts';
import { type FileReplay, readFile, replayFile } from '#harness/replay/replay-file.ts';
import { verifyTrace } from '#harness/replay/verify.ts';
import { printable } from '#src/kernel/printable.ts';
import { findUnit } from '#src/event-log/units.ts';
import { changedWithin } from './changed-here.ts';
import { explain } from './explain.ts';
import { type Place, placesOfStack } from './frames.ts';
import { placeOfUnit, placeText } from './graph.ts';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { inProject } from '#harness/cli/support/project.mjs';

/**
 * Replays a file; adds the source lines of a divergence or read error.
 *
 * @param isAlone also reports the changes that a verified file ran through; takes as long as several replays
 */
export async function explainedReplay(file: string, isAlone = false): Promise<FileReplay> {
  const replayed = await replayFile(file);
  if (replayed.unit !== undefined) return withPlaces(replayed, replayed.unit);
  if (replayed.result.startsWith('verified') && isAlone) return withUnseen(replayed, file);
  if (replayed.result !== 'diverged') return replayed;
  const trace = readFile(file);
  const { divergence } = await verifyTrace(trace);
  if (!divergence) return replayed;
  const { place, lines } = await explain(trace, divergence);
  const thrown = placesThrown(divergence);
  // A thrown error is more significant than its consequences.
  const last = thrown.at(-1);
  const source = place?.isChanged || !last ? place : { ...last, isThrown: true };
  const said = [...thrown.map((one) => `    source    thrown at ${placeText(one)}`), ...lines];
  return {
    ...replayed,
    ...(source && { source }),
    text: `${replayed.text}${said.map((line) => `${printable(line)}\n`).join('')}`,
  };
}

/** Locations of thrown errors: after the divergence's cause, else before it. */
function placesThrown({ thrown = [], cause }: Divergence): Place[] {
  const own = cause ? thrown.filter(({ line }) => line === cause.line) : [];
  const found = (own.length > 0 ? own : thrown).flatMap(
    ({ stack }) => placesOfStack(stack).find(({ file }) => file.startsWith('src/')) ?? [],
  );
  const byText = new Map(found.map((place) => [placeText(place), place]));
  return [...byText.values()].slice(-MOST_THROWN);
}

/**
 * Adds changes that ran without a visible effect: a store that is correct again at its next digest, or a private
 * request.
 */
function withUnseen(replayed: FileReplay, file: string): FileReplay {
  const changed = changedWithin(readFile(file));
  if (changed.length === 0) return replayed;
  const places = changed.slice(0, MOST_CHANGED).map(placeText).join(', ');
  const more = changed.length > MOST_CHANGED ? ', …' : '';
  return {
    ...replayed,
    text: [
      replayed.text.trimEnd(),
      `  What is not committed ran in it (${places}${more}), and no record differs. --against HEAD also compares every store and every request at every record; how an answer is read, only a sample of it tells.`,
      '',
    ].join('\n'),
  };
}

/** Adds the location of the unit whose value cannot be read, and possible locations of the invalid field. */
function withPlaces(replayed: FileReplay, name: string): FileReplay {
  const declared = findUnit(name);
  const [, path = ''] = /: at (\S+): expected/.exec(replayed.cause) ?? [];
  const fields = placesOfField(name, path);
  const own = declared && placeOfUnit(declared);
  const source = fields.length === 1 ? fields[0] : own;
  return {
    ...replayed,
    ...(source && { source }),
    text: [
      replayed.text.trimEnd(),
      ...(own ? [`    source    ${name} ${placeText(own)}`] : []),
      ...fields.slice(0, MOST_FIELDS).map((place) => `    field     ${path} ${placeText(place)}`),
      '',
    ].join('\n'),
  };
}

const MOST_THROWN = 4;
const MOST_FIELDS = 4;
const MOST_CHANGED = 3;

/**
 * Lines where a struct may declare a field, as text: `shade: string(),`. Searches a domain, else all sources.
 *
 * @param unit a unit of that domain: `http/product.byId`, `cart/addItem`
 * @param path path of the read error: `variants.0.shade`
 */
function placesOfField(unit: string, path: string): Place[] {
  const field = path.split('.').findLast((key) => /^[A-Za-z_]\w*$/.test(key));
  const [, domain = ''] = /^(?:http\/)?([\w-]+)/.exec(unit) ?? [];
  if (field === undefined) return [];
  const declared = new RegExp(`^\\s*${field}: \\w+\\(`);
  const own = existsSync(inProject('src', domain)) ? placesIn(`src/${domain}`, declared) : [];
  return own.length > 0 ? own : placesIn('src', declared);
}

function placesIn(folder: string, declared: RegExp): Place[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((name) => {
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      const lines = readFileSync(inProject(file), 'utf8').split('\n');
      return lines.flatMap((line, at) => (declared.test(line) ? [{ file, line: at + 1 }] : []));
    });
}
