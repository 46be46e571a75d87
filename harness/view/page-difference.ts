import { align } from '#harness/diff/align.ts';
import type { Place } from '#harness/source/frames.ts';
import type { PlacedLine } from './render-pages.ts';

/** How a page differs between two builds. */
export interface PageDifference {
  /** Lines of it as in a patch: `- ` was, `+ ` is, two spaces are both; `…` is where some are left out. */
  lines: readonly string[];
  /** How many lines differ that are not shown. */
  more: number;
  /** Where the first that differs is made, from within: the element, then the components around it. */
  places: readonly Place[];
  /** Whether these are places of the build before, as it is gone from the one after. */
  isGone: boolean;
}

const AROUND = 2;
const MOST_LINES = 24;

interface Line extends PlacedLine {
  sign: ' ' | '-' | '+';
}

/**
 * What a page shows in one build and not in the other.
 *
 * @param changed files that differ between the builds: what they make is told rather than what is around it
 */
export function pageDifference(
  before: readonly PlacedLine[],
  after: readonly PlacedLine[],
  changed: ReadonlySet<string> = new Set(),
): PageDifference {
  const lines = alignedLines(before, after);
  const unlike = lines.flatMap(({ sign }, at) => (sign === ' ' ? [] : [at]));
  const isNear = (at: number) => unlike.some((other) => Math.abs(other - at) <= AROUND);
  const near = lines.flatMap((line, at) => (isNear(at) ? [{ ...line, at }] : []));
  const shown = near.slice(0, MOST_LINES);
  const first = firstOf(lines, unlike[0] ?? 0, changed);
  const least = Math.min(...shown.map(({ depth }) => depth));
  return {
    lines: shown.flatMap(({ sign, text, depth, at }, index) => [
      ...(index > 0 && shown[index - 1]?.at !== at - 1 ? ['…'] : []),
      `${sign} ${'  '.repeat(depth - least)}${text}`,
    ]),
    more: near.slice(MOST_LINES).filter(({ sign }) => sign !== ' ').length,
    places: first?.places ?? [],
    isGone: first?.sign === '-',
  };
}

/**
 * Of the first lines that differ what a changed file makes; or else what stands there now in place of the first, and that
 * line itself, where it is gone.
 */
function firstOf(
  lines: readonly Line[],
  from: number,
  changed: ReadonlySet<string>,
): Line | undefined {
  const end = lines.findIndex(({ sign }, at) => at >= from && sign === ' ');
  const block = lines.slice(from, end === -1 ? undefined : end);
  const likely = block.toSorted(
    (one, other) => Number(one.sign === '-') - Number(other.sign === '-'),
  );
  return likely.find(({ places }) => places.some(({ file }) => changed.has(file))) ?? likely[0];
}

function alignedLines(before: readonly PlacedLine[], after: readonly PlacedLine[]): Line[] {
  return align(before, after, [({ text }) => text]).map((pair) =>
    pair.after ? { ...pair.after, sign: pair.before ? ' ' : '+' } : { ...pair.before, sign: '-' },
  );
}
