import { changedStores, hunksSince } from '#harness/source/changed-here.ts';
import type { Place } from '#harness/source/frames.ts';
import type { Hunk } from '#harness/trace-coverage/changed-lines.ts';
import { printable } from '#src/kernel/printable.ts';
import { type BuildsCompared, isUnlike } from './against.ts';
import type { PagesCompared } from './compare-pages.ts';
import type { PixelsCompared } from './compare-pixels.ts';
import type { Made } from './details.ts';

const MOST_STEPS = 5;
const MOST_PLACES = 8;
const MOST_FILES = 5;
const MOST_STATES = 12;
const MOST_ELEMENTS = 6;
const WIDTH = 300;

/** Report for a person: `-` is the other commit, `+` this one. */
export function buildsText(compared: readonly BuildsCompared[]): string {
  const unlike = compared.filter(isUnlike).length;
  const failed = compared.filter(({ reason }) => reason !== undefined).length;
  return [
    ...compared.flatMap(fileLines),
    `${compared.length - unlike - failed} alike, ${unlike} unlike, ${failed} not compared\n`,
  ].join('\n');
}

function fileLines(compared: BuildsCompared): string[] {
  const { file, revision = '', before, after, where, reason } = compared;
  const { differences, explanation, pages, pixels } = compared;
  if (reason !== undefined) return [`${printable(file)}: not compared`, `  ${cut(reason)}`];
  if (!isUnlike(compared) && (pages?.errors ?? []).length === 0) return [];
  const rest = differences.length - MOST_STEPS;
  return [
    `${printable(file)}: ${before} at ${revision}, ${after} here${where === undefined ? '' : ` at ${where}`}`,
    ...differences
      .slice(0, MOST_STEPS)
      .flatMap(({ line, cause, facts, calls, requests, stores }, at) => [
        `  line ${line}: ${printable(cause)}`,
        ...madeLines('fact', facts),
        ...madeLines('call', calls),
        ...requests.flatMap((one) => [
          `    - request ${one.name} at line ${one.line}: ${cut(one.before)}`,
          `    + request ${one.name} at line ${one.line}: ${cut(one.after)}`,
        ]),
        ...stores.flatMap(({ store, path, ...values }) => [
          `    - state ${store}${path && `.${path}`} ${text(values.before)}`,
          `    + state ${store}${path && `.${path}`} ${text(values.after)}`,
        ]),
        ...(at === 0 ? (explanation?.lines ?? []).map(printable) : []),
      ]),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    ...(pages ? pagesLines(pages, revision) : []),
    ...(pixels && pixels.unlike > 0 ? pixelsLines(pixels) : []),
  ];
}

function madeLines(
  kind: string,
  { before, after }: { before: readonly Made[]; after: readonly Made[] },
): string[] {
  const line = (sign: string) => (made: Made) =>
    `    ${sign} ${kind} ${made.name} ${text(made.content)}`;
  return [...before.map(line('-')), ...after.map(line('+'))];
}

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
    ...lines.map((one) => `    ${cut(one)}`),
    ...(more > 0 ? [`    and ${more} lines more`] : []),
    ...(source ? [`    source    ${placeText(source)}${isGone ? ` (of ${revision})` : ''}`] : []),
    ...(chain.length > 1 ? [`    within    ${chain.join(' ← ')}`] : []),
    ...(others.length > 0 ? [`    changed   ${filesText(others, hunks)}`] : []),
  ];
}

/** Changed files, with the line and the derived store: no compared store shows those. */
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

function pixelsLines({
  unlike,
  lines,
  elements,
  source,
  sheets,
  report,
}: PixelsCompared): string[] {
  return [
    `  pixels differ on ${unlike} pages: ${report}`,
    ...lines.slice(0, MOST_STATES).map((line) => `    ${cut(line)}`),
    ...(lines.length > MOST_STATES ? [`    and ${lines.length - MOST_STATES} lines more`] : []),
    ...elements
      .slice(0, MOST_ELEMENTS)
      .flatMap(({ name, text: shown, changes }) => [
        `    ~ ${cut(name)}${shown && ` “${cut(shown)}”`}`,
        ...changes.map((change) => `        ${cut(change)}`),
      ]),
    ...(elements.length > MOST_ELEMENTS
      ? [`    and ${elements.length - MOST_ELEMENTS} elements more`]
      : []),
    ...(source ? [`    source    ${placeText(source)}`] : []),
    ...(sheets.length > 0 ? [`    changed   ${filesText(sheets, [])}`] : []),
  ];
}

function placeText({ file, line }: Place): string {
  return `${printable(file)}:${line}`;
}

function text(value: unknown): string {
  return cut(JSON.stringify(value) ?? 'nothing');
}

function cut(whole: string): string {
  return printable(whole.length > WIDTH ? `${whole.slice(0, WIDTH)}…` : whole);
}
