import { structuredPatch } from 'diff';
import type { Place } from '#harness/source/frames.ts';
import type { PlacedLine } from '#harness/view/render-pages.ts';
import type { Step } from './details.ts';

/** The first step whose page differs between two builds. */
export interface DifferingPage {
  line: number;
  cause: string;
  /** Lines of a patch: `- ` is gone, `+ ` is new, two spaces are both; `…` stands for more between. */
  lines: readonly string[];
  /** Number of differing lines that are not shown. */
  more: number;
  /** Places that make the first differing line, from within: the element, then its components. */
  places: readonly Place[];
  /** True if these are places of the earlier build. */
  isGone: boolean;
  /** The innermost place whose file differs between the builds, else the innermost. */
  source?: Place;
  /** Files that differ between the builds, if none of them makes the line. */
  others: readonly string[];
}

/** Differences of the pages of two builds over one trace. */
export interface PagesCompared {
  /** Number of steps that changed a store. */
  steps: number;
  /** Number of steps with different pages. */
  unlike: number;
  first?: DifferingPage;
  /** Errors that views throw in one build alone, by the first step that has them. */
  errors: readonly { line: number; isBefore: boolean; message: string }[];
}

type PagesAt = (
  line: number,
) => Promise<[before: readonly PlacedLine[], after: readonly PlacedLine[]]>;

/**
 * Compares the pages of two builds after each step of one trace.
 *
 * @param pagesAt both pages after the step at a line, line by line
 * @param changed files that differ between the builds
 */
export async function comparePages(
  before: readonly Step[],
  after: readonly Step[],
  pagesAt: PagesAt,
  changed: ReadonlySet<string> = new Set(),
): Promise<PagesCompared> {
  const steps = stepsShown(before, after);
  const unlike = steps.filter(({ digests: [was, is] }) => was !== is);
  const errors = [
    ...newErrors(before, after).map((error) => ({ ...error, isBefore: true })),
    ...newErrors(after, before).map((error) => ({ ...error, isBefore: false })),
  ];
  const compared = { steps: steps.length, unlike: unlike.length, errors };
  const [start] = unlike;
  if (!start) return compared;
  const { line, cause } = start;
  const difference = pageDifference(...(await pagesAt(line)), changed);
  const own = difference.places.find(({ file }) => changed.has(file));
  const source = own ?? difference.places[0];
  const others = own ? [] : [...changed].toSorted();
  const first = { line, cause, ...difference, ...(source && { source }), others };
  return { ...compared, first };
}

/** Pages of two builds after each step; a step without a changed store has the previous page. */
export function stepsShown(before: readonly Step[], after: readonly Step[]) {
  const others = new Map(after.map(({ line, page }) => [line, page]));
  let [was, is] = ['', ''];
  return before.flatMap(({ line, cause, page }) => {
    const other = others.get(line);
    if (!page && !other) return [];
    was = page?.digest ?? was;
    is = other?.digest ?? is;
    return [{ line, cause, digests: [was, is] as const }];
  });
}

function newErrors(steps: readonly Step[], others: readonly Step[]) {
  const known = new Set(others.flatMap(({ page }) => page?.errors ?? []));
  return steps.flatMap(({ line, page }) =>
    (page?.errors ?? []).flatMap((message) => {
      if (known.has(message)) return [];
      known.add(message);
      return [{ line, message }];
    }),
  );
}

const AROUND = 2;
const MOST_LINES = 24;

interface SignedLine extends PlacedLine {
  sign: string;
}

/**
 * Lines that differ between two pages, with the places that make the first of them.
 *
 * @param changed files that differ between the builds: their places come first
 */
export function pageDifference(
  before: readonly PlacedLine[],
  after: readonly PlacedLine[],
  changed: ReadonlySet<string> = new Set(),
): Pick<DifferingPage, 'lines' | 'more' | 'places' | 'isGone'> {
  const textOf = (lines: readonly PlacedLine[]) =>
    lines.map(({ text }) => `${text.replaceAll('\n', ' ')}\n`).join('');
  const patch = structuredPatch('', '', textOf(before), textOf(after), '', '', { context: AROUND });
  const hunks = patch.hunks.map(({ oldStart, newStart, oldLines, newLines, lines }) => {
    // A hunk without lines on one side names the line before it.
    let [old, now] = [
      oldLines === 0 ? oldStart : oldStart - 1,
      newLines === 0 ? newStart : newStart - 1,
    ];
    return lines.map((line): SignedLine => {
      const sign = line.slice(0, 1);
      const placed = sign === '-' ? before[old] : after[now];
      if (sign !== '+') old += 1;
      if (sign !== '-') now += 1;
      return { text: '', depth: 0, places: [], ...placed, sign };
    });
  });
  const shown = hunks.flatMap((lines, at) =>
    lines.map((line, index) => ({ line, isApart: at > 0 && index === 0 })),
  );
  const depth = Math.min(...shown.slice(0, MOST_LINES).map(({ line }) => line.depth));
  const first = firstOf(hunks[0] ?? [], changed);
  return {
    lines: shown
      .slice(0, MOST_LINES)
      .flatMap(({ line, isApart }) => [
        ...(isApart ? ['…'] : []),
        `${line.sign} ${'  '.repeat(line.depth - depth)}${line.text}`,
      ]),
    more: shown.slice(MOST_LINES).filter(({ line }) => line.sign !== ' ').length,
    places: first?.places ?? [],
    isGone: first?.sign === '-',
  };
}

/**
 * Selects from the first differing block the line of a changed file; else its first new line, or its first removed one.
 */
function firstOf(
  hunk: readonly SignedLine[],
  changed: ReadonlySet<string>,
): SignedLine | undefined {
  const from = hunk.findIndex(({ sign }) => sign !== ' ');
  const length = hunk.slice(from).findIndex(({ sign }) => sign === ' ');
  const block = hunk.slice(from, length === -1 ? undefined : from + length);
  const likely = block.toSorted(
    (one, other) => Number(one.sign === '-') - Number(other.sign === '-'),
  );
  return likely.find(({ places }) => places.some(({ file }) => changed.has(file))) ?? likely[0];
}
