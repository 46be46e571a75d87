import { existsSync, readFileSync } from 'node:fs';
import { PROJECT, inProject } from '#harness/cli/support/project.mjs';
import { compareAnswers, compareRequests } from '#harness/replay/answers.ts';
import { createPlayer } from '#harness/replay/player.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { type Hunk, changedHunks } from '#harness/trace-coverage/changed-lines.ts';
import { watchLines } from '#harness/trace-coverage/watch-lines.ts';
import type { Place } from './frames.ts';

/** A source change and its relation to a difference, likeliest relation first. */
export interface ChangedPlace extends Place {
  how: 'ran here' | 'connects this' | 'ran before it' | 'is in the same file';
}

export interface Moment {
  trace: Trace;
  /** Indexes of the records that may be the origin, ascending. */
  positions: readonly number[];
  /** Repeats the effect of the last one; by default applies it. */
  run?: (() => void) | undefined;
}

/**
 * Finds the source changes that a divergence may come from: uncommitted ones, else those of the last commit. Lines that
 * ran with its cause are first, then connections on the path, lines that ran before, and connections in the same files.
 * Empty without changes or git.
 *
 * @param ways connections on the path
 * @param hunks source changes
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
      // A removed connection does not run.
      return ways.some((way) => way.file === file)
        ? [{ file, line: from, how: 'is in the same file' }]
        : [];
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** A changed import is least significant: it follows from a change elsewhere. */
function rankOf(change: ChangedPlace): number {
  return RANKS.indexOf(change.how) + (isImport(change) ? RANKS.length : 0);
}

/** Uncommitted lines that run in a trace or with its samples: the first of each change. */
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

/** True if a change overlaps one of these statements. */
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
  'is in the same file',
];

function latestHunks(): Hunk[] {
  const open = hunksSince('HEAD');
  return open.length > 0 ? open : hunksSince('HEAD~1');
}

/** Source changes since a commit; empty if git does not have it. */
export function hunksSince(revision: string): Hunk[] {
  try {
    return changedHunks(PROJECT, revision);
  } catch {
    return []; // no repository, or no earlier commit
  }
}

type Lines = ReadonlyMap<string, readonly number[]>;

function linesThatRan({ trace, positions, run }: Moment, files: ReadonlySet<string>) {
  const before: Lines[] = [];
  const here: Lines[] = [];
  const player = createPlayer(trace);
  const lines = watchLines(files);
  lines.take(); // discards lines that ran before
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

/** First line of a hunk that ran. For a removal both neighbouring lines must have run. */
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

/** A change of a file, with the name of the derived store that it is in. */
export interface ChangedStore {
  file: string;
  /** From 1; missing if not in code. */
  line?: number;
  store?: string;
}

/** Matches `export const $total = combine(…` and `$bag.map(…`. */
const DERIVED = /^(?:export )?const (\$\w+)\b[^]*?(?:\bcombine\(|\.map\()/;

/**
 * Location of each file's change: in a derived store, if possible, else its first line. Only views may read such
 * stores. Files with such stores are first.
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

/** Lines of the top-level statement that contains a line; expects formatted code. */
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
