import { existsSync, readFileSync } from 'node:fs';
import { PROJECT, inProject } from '#harness/cli/support/project.mjs';
import { compareAnswers, compareRequests } from '#harness/replay/answers.ts';
import { createPlayer } from '#harness/replay/player.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { type Hunk, changedHunks } from '#harness/trace-coverage/changed-lines.ts';
import { watchLines } from '#harness/trace-coverage/watch-lines.ts';
import type { Place } from './frames.ts';

/** A change of the sources, and how it has to do with what differs: the first kinds are the likelier ones. */
export interface ChangedPlace extends Place {
  how: 'ran here' | 'connects this' | 'ran before it' | 'stands beside it';
}

/** What of a trace is looked at. */
export interface Moment {
  trace: Trace;
  /** Indices of the records from which it can have come, in order. */
  positions: readonly number[];
  /** Does what the last of them does; by default applies it. */
  run?: (() => void) | undefined;
}

/**
 * The changes that are not committed, or else those of the last commit, that a divergence can come from: lines that ran
 * with its cause, connections on the way to what differs, lines that ran before it, connections in the same files.
 * Nothing where git knows of none.
 *
 * @param ways the connections on the way
 * @param hunks what was changed
 */
export function changedHere(
  moment: Moment,
  ways: readonly Place[],
  hunks: readonly Hunk[] = latestHunks(),
): ChangedPlace[] {
  if (hunks.length === 0) return [];
  const { before, here } = linesThatRan(moment, new Set(hunks.map(({ file }) => file)));
  return hunks
    .flatMap((hunk): ChangedPlace[] => {
      const { file, from } = hunk;
      const ran = lineWithin(hunk, here);
      if (ran !== undefined) return [{ file, line: ran, how: 'ran here' }];
      if (isOn(ways, hunk)) return [{ file, line: from, how: 'connects this' }];
      const ranOnce = lineWithin(hunk, before);
      if (ranOnce !== undefined) return [{ file, line: ranOnce, how: 'ran before it' }];
      // A connection that was there before runs no more.
      return ways.some((way) => way.file === file)
        ? [{ file, line: from, how: 'stands beside it' }]
        : [];
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** An import goes or comes with what it is for, and so says least. */
function rankOf(change: ChangedPlace): number {
  return RANKS.indexOf(change.how) + (isImport(change) ? RANKS.length : 0);
}

/** The lines that are changed and not committed, and that run in a trace or with its samples: of each change the first. */
export function changedWithin(trace: Trace, hunks: readonly Hunk[] = hunksSince('HEAD')): Place[] {
  if (hunks.length === 0) return [];
  const samples = () => {
    compareRequests(trace.records);
    compareAnswers(trace.records);
  };
  const { before, here } = linesThatRan(
    { trace, positions: [trace.records.length], run: samples },
    new Set(hunks.map(({ file }) => file)),
  );
  return hunks.flatMap((hunk) => {
    const line = lineWithin(hunk, [...before, ...here]);
    return line === undefined ? [] : [{ file: hunk.file, line }];
  });
}

/** Whether a change is within one of these statements. */
function isOn(ways: readonly Place[], { file, from, to }: Hunk): boolean {
  return ways.some((way) => {
    if (way.file !== file) return false;
    const statement = statementAt(way);
    return from <= statement.to && to >= statement.from;
  });
}

const RANKS: readonly ChangedPlace['how'][] = [
  'ran here',
  'connects this',
  'ran before it',
  'stands beside it',
];

function latestHunks(): Hunk[] {
  const open = hunksSince('HEAD');
  return open.length > 0 ? open : hunksSince('HEAD~1');
}

/** What has changed in the sources here since a commit; nothing where git knows none of that name. */
export function hunksSince(revision: string): Hunk[] {
  try {
    return changedHunks(PROJECT, revision);
  } catch {
    return []; // No repository, or no commit before this one.
  }
}

type Lines = ReadonlyMap<string, readonly number[]>;

function linesThatRan({ trace, positions, run }: Moment, files: ReadonlySet<string>) {
  const before: Lines[] = [];
  const here: Lines[] = [];
  const player = createPlayer(trace);
  const lines = watchLines(files);
  lines.take(); // What has run until now.
  for (const position of positions) {
    player.seek(position);
    before.push(lines.take());
    if (run && position === positions.at(-1)) run();
    else player.seek(position + 1);
    here.push(lines.take());
  }
  lines.stop();
  player.stop();
  return { before, here };
}

/** The first line of a hunk that ran. Beside what was taken away, both neighbours have to have run. */
function lineWithin(
  { file, from, to, isRemoval }: Hunk,
  ran: readonly Lines[],
): number | undefined {
  const lines = new Set(ran.flatMap((each) => each.get(file) ?? []));
  const within = [...lines].filter((line) => line >= from && line <= to);
  return isRemoval && within.length < 2 ? undefined : within.toSorted((a, b) => a - b)[0];
}

function isImport(place: Place): boolean {
  return linesOf(place)[statementAt(place).from - 1]?.startsWith('import ') ?? false;
}

function linesOf({ file }: Place): string[] {
  const path = inProject(file);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
}

/** A change of a file, with the name of the store that it makes from others, where it does. */
export interface ChangedStore {
  file: string;
  /** From 1; absent of what is no code. */
  line?: number;
  store?: string;
}

/** A statement like `export const $total = combine(…` or `$bag.map(…`. */
const DERIVED = /^(?:export )?const (\$\w+)\b[^]*?(?:\bcombine\(|\.map\()/;

/**
 * Where each of some files was changed: in a store that follows from others, such as only views read, if that can be told, or
 * else first. Files with such stores come before the others.
 */
export function changedStores(files: readonly string[], hunks: readonly Hunk[]): ChangedStore[] {
  return files
    .map((file): ChangedStore => {
      const places = hunks
        .filter((hunk) => hunk.file === file)
        .map(({ from }): ChangedStore => {
          const place = { file, line: from };
          const { from: begin, to } = statementAt(place);
          const [, store] =
            DERIVED.exec(
              linesOf(place)
                .slice(begin - 1, to)
                .join('\n'),
            ) ?? [];
          return { ...place, ...(store !== undefined && { store }) };
        });
      return places.find(({ store }) => store !== undefined) ?? places[0] ?? { file };
    })
    .toSorted((one, other) => Number(!one.store) - Number(!other.store));
}

/** The lines of the statement at the top of a formatted file that a line is within. */
function statementAt(place: Place): { from: number; to: number } {
  const { line } = place;
  const lines = linesOf(place);
  const isBegin = (at: number) => /^[^\s)\]}/*]/.test(lines[at - 1] ?? '');
  let from = line;
  while (from > 1 && !isBegin(from)) from--;
  let to = line;
  while (to < lines.length && !isBegin(to + 1)) to++;
  return { from, to };
}
