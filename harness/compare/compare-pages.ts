import { changedStores, hunksSince } from '#harness/source/changed-here.ts';
import type { Place } from '#harness/source/frames.ts';
import type { Hunk } from '#harness/trace-coverage/changed-lines.ts';
import { type PageDifference, pageDifference } from '#harness/view/page-difference.ts';
import type { PlacedLine } from '#harness/view/render-pages.ts';
import { printable } from '#src/kernel/printable.ts';
import type { StepPage } from './tree-replay.ts';

/** The first step whose page differs between two builds. */
export interface DifferingPage extends PageDifference {
  line: number;
  cause: string;
  /** The innermost of its places whose file differs between the builds, else the innermost. */
  source?: Place;
  /** The files that differ between the builds, where it is of none of them. */
  others: readonly string[];
}

/** How the pages of two builds differ over one trace. */
export interface PagesCompared {
  /** How many steps have changed a store, and so may show something else. */
  steps: number;
  /** After how many of these the page differs. */
  unlike: number;
  first?: DifferingPage;
  /** What views threw in one build and not in the other, by the step at which it was first. */
  errors: readonly { line: number; isBefore: boolean; message: string }[];
}

type PagesAt = (
  line: number,
) => Promise<[before: readonly PlacedLine[], after: readonly PlacedLine[]]>;

/**
 * Compares what two builds show after each step of one trace.
 *
 * @param pagesAt both pages after the step at a line, line by line
 * @param changed files that differ between the builds
 */
export async function comparePages(
  before: readonly StepPage[],
  after: readonly StepPage[],
  pagesAt: PagesAt,
  changed: ReadonlySet<string> = new Set(),
): Promise<PagesCompared> {
  const steps = stepsShown(before, after);
  const unlike = steps.filter(({ digests: [was, is] }) => was !== is);
  const [start] = unlike;
  const errors = [
    ...newErrors(before, after).map((error) => ({ ...error, isBefore: true })),
    ...newErrors(after, before).map((error) => ({ ...error, isBefore: false })),
  ];
  const compared = { steps: steps.length, unlike: unlike.length, errors };
  if (!start) return compared;
  const { line, cause } = start;
  const difference = pageDifference(...(await pagesAt(line)), changed);
  const own = difference.places.find(({ file }) => changed.has(file));
  const source = own ?? difference.places[0];
  const others = own ? [] : [...changed].toSorted();
  const first = { line, cause, ...difference, ...(source && { source }), others };
  return { ...compared, first };
}

/** What two builds show after a step. */
export interface StepShown {
  line: number;
  cause: string;
  /** Of the pages. */
  digests: readonly [before: string, after: string];
}

/** What two builds show after each step: one that changes nothing shows what was shown before it. */
export function stepsShown(before: readonly StepPage[], after: readonly StepPage[]): StepShown[] {
  const [old, now] = [digestsByLine(before), digestsByLine(after)];
  const causes = new Map([...before, ...after].map(({ line, cause }) => [line, cause]));
  let [was, is] = ['', ''];
  return [...causes]
    .toSorted(([one], [other]) => one - other)
    .map(([line, cause]) => {
      was = old.get(line) ?? was;
      is = now.get(line) ?? is;
      return { line, cause, digests: [was, is] };
    });
}

function digestsByLine(pages: readonly StepPage[]): Map<number, string> {
  return new Map(pages.map(({ line, digest }) => [line, digest]));
}

/** What views of one build threw, and those of the other did not. */
function newErrors(
  pages: readonly StepPage[],
  others: readonly StepPage[],
): { line: number; message: string }[] {
  const known = new Set(others.flatMap(({ errors }) => errors));
  return pages.flatMap(({ line, errors }) =>
    errors.flatMap((message) => {
      if (known.has(message)) return [];
      known.add(message);
      return [{ line, message }];
    }),
  );
}

const MOST_PLACES = 8;
const MOST_FILES = 5;
const WIDTH = 300;

/** What a person reads of it; nothing where all pages are alike. */
export function pagesLines(
  { steps, unlike, first, errors }: PagesCompared,
  revision: string,
  hunks: readonly Hunk[] = first && first.others.length > 0 ? hunksSince(revision) : [],
): string[] {
  const thrown = errors.map(
    ({ line, isBefore, message }) =>
      `  line ${line}: a view throws ${isBefore ? `at ${revision}` : 'here'}: ${cut(message)}`,
  );
  if (!first) return thrown;
  const { line, cause, lines, more, source, places, isGone, others } = first;
  const chain = places.slice(0, MOST_PLACES).map(placeText);
  return [
    ...thrown,
    `  page differs after ${unlike} of ${steps} steps, first after line ${line}: ${printable(cause)}`,
    ...lines.map((text) => `    ${cut(text)}`),
    ...(more > 0 ? [`    and ${more} lines more`] : []),
    ...(source ? [`    source    ${placeText(source)}${isGone ? ` (of ${revision})` : ''}`] : []),
    ...(chain.length > 1 ? [`    within    ${chain.join(' ← ')}`] : []),
    ...(others.length > 0 ? [`    changed   ${filesText(others, hunks)}`] : []),
  ];
}

/** Where they were changed: what only views read has no name, so that no store tells that it is otherwise. */
function filesText(files: readonly string[], hunks: readonly Hunk[]): string {
  const shown = changedStores(files, hunks)
    .slice(0, MOST_FILES)
    .map(({ file, line, store }) => {
      const place = line === undefined ? printable(file) : placeText({ file, line });
      return store === undefined ? place : `${place} (${store})`;
    });
  const more = files.length - MOST_FILES;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

function placeText({ file, line }: Place): string {
  return `${printable(file)}:${line}`;
}

function cut(text: string): string {
  return printable(text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text);
}
