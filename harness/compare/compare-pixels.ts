import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { inProject } from '#harness/cli/support/project.mjs';
import { differenceOf } from '#harness/pictures/differ.ts';
import type { Place } from '#harness/source/frames.ts';
import { type ElementDifference, elementDifferences } from '#harness/view/elements.ts';
import { type Painter, createPainter, openPaintBrowser } from '#harness/view/painter.ts';
import { printable } from '#src/kernel/printable.ts';
import { stepsShown } from './compare-pages.ts';
import type { StepPage } from './tree-replay.ts';

/** Widths of the windows that pages are painted in, in px. */
const WIDTHS = [390, 1440];

/** Where pictures are kept, below the project's root. */
const KEPT = '.cache/view';

/** What of a build is painted. */
export interface Paintable {
  pages: readonly StepPage[];
  /** By the digest of a page. */
  documents: ReadonlyMap<string, string>;
}

/** How pages of two builds are painted otherwise, over one trace. */
export interface PixelsCompared {
  /** Steps after which they are, by the width of the window. */
  unlike: readonly { width: number; steps: number }[];
  first?: {
    line: number;
    cause: string;
    width: number;
    /** How many points differ. */
    points: number;
    elements: readonly ElementDifference[];
    /** A changed style sheet: that of the first element that has one, else any. */
    source?: Place;
    /** Files: before, after, difference. */
    pictures: readonly string[];
  };
}

/** Compares what two builds look like. */
export interface PixelComparer {
  compare(file: string, before: Paintable, after: Paintable): Promise<PixelsCompared>;
  close(): Promise<void>;
}

/** Opens a browser that paints the pages of the builds in two trees. */
export async function openPixelComparer(
  trees: { before: string; after: string },
  changed: ReadonlySet<string> = new Set(),
): Promise<PixelComparer> {
  const browser = await openPaintBrowser();
  const [there, here] = await Promise.all([
    createPainter(browser, trees.before),
    createPainter(browser, trees.after),
  ]);
  return {
    async compare(file, before, after) {
      const unlike: { width: number; steps: number }[] = [];
      let first: PixelsCompared['first'];
      for (const width of WIDTHS) {
        const steps = await unlikeSteps(there, here, before, after, width);
        if (steps.length > 0) unlike.push({ width, steps: steps.length });
        const [start] = steps;
        if (!start || (first && first.line <= start.line)) continue;
        const elements = await differentElements(there, here, start, width);
        const source = sourceOf(elements, changed, trees);
        const pictures = keep(file, start, width);
        const { line, cause, points } = start;
        first = { line, cause, width, points, elements, ...(source && { source }), pictures };
      }
      return { unlike, ...(first && { first }) };
    },
    close: () => browser.close(),
  };
}

interface UnlikeStep {
  line: number;
  cause: string;
  points: number;
  documents: readonly [before: string, after: string];
  pngs: readonly [before: Buffer, after: Buffer, difference: Buffer];
}

async function unlikeSteps(
  there: Painter,
  here: Painter,
  before: Paintable,
  after: Paintable,
  width: number,
): Promise<UnlikeStep[]> {
  const unlike: UnlikeStep[] = [];
  const known = new Map<string, Omit<UnlikeStep, 'line' | 'cause'> | undefined>();
  for (const { line, cause, digests } of stepsShown(before.pages, after.pages)) {
    const [was, is] = digests;
    // What is the same in the same styles looks the same.
    if (was === is && there.sheet === here.sheet) continue;
    const pair = `${was} ${is}`;
    if (!known.has(pair)) {
      const documents = [before.documents.get(was) ?? '', after.documents.get(is) ?? ''] as const;
      const [old, now] = await Promise.all([
        there.paint(documents[0], width),
        here.paint(documents[1], width),
      ]);
      const difference = await differenceOf(old.png, now.png);
      known.set(
        pair,
        difference && {
          points: difference.points,
          documents,
          pngs: [old.png, now.png, difference.drawn],
        },
      );
    }
    const found = known.get(pair);
    if (found) unlike.push({ line, cause, ...found });
  }
  return unlike;
}

async function differentElements(
  there: Painter,
  here: Painter,
  { documents: [before, after] }: UnlikeStep,
  width: number,
): Promise<ElementDifference[]> {
  const was = await (await there.paint(before, width)).elements();
  const is = await (await here.paint(after, width)).elements();
  return elementDifferences(was, is);
}

const CLASS = /\.([A-Z]\w*)-/g;

/** The changed style sheet that an element's classes are of, and the line at which it begins to be another. */
function sourceOf(
  elements: readonly ElementDifference[],
  changed: ReadonlySet<string>,
  trees: { before: string; after: string },
): Place | undefined {
  const sheets = [...changed].filter((file) => file.endsWith('.css'));
  const owners = elements.flatMap(({ name }) =>
    Array.from(name.matchAll(CLASS), ([, owner]) => `${owner}.module.css`),
  );
  const file =
    owners.flatMap((owner) => sheets.filter((sheet) => basename(sheet) === owner))[0] ??
    sheets.find((sheet) => !sheet.endsWith('.module.css')) ??
    sheets[0];
  if (file === undefined) return undefined;
  const [old, now] = [trees.before, trees.after].map((tree) => linesOf(join(tree, file)));
  const line = (now ?? []).findIndex((text, at) => text !== old?.[at]);
  return { file, line: line === -1 ? 1 : line + 1 };
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function keep(file: string, { line, pngs }: UnlikeStep, width: number): string[] {
  const folder = inProject(KEPT, basename(file).replace(/\.jsonl(?:\.gz)?$/, ''));
  mkdirSync(folder, { recursive: true });
  return ['before', 'after', 'difference'].map((name, at) => {
    const path = join(folder, `line-${line}-${width}-${name}.png`);
    writeFileSync(path, pngs[at] ?? '');
    return relative(process.cwd(), path);
  });
}

const MOST_ELEMENTS = 6;
const MOST_CHANGES = 6;
const WIDTH = 300;

/** What a person reads of it; nothing where all is painted alike. */
export function pixelsLines({ unlike, first }: PixelsCompared): string[] {
  if (!first) return [];
  const { line, cause, width, points, elements, source, pictures } = first;
  const counts = unlike.map((one) => `${one.steps} at ${one.width} px`).join(', ');
  return [
    `  pixels differ after steps (${counts}), first after line ${line} at ${width} px: ${printable(cause)}`,
    `    ${points} points`,
    ...elements.slice(0, MOST_ELEMENTS).flatMap((element) => elementLines(element)),
    ...(elements.length > MOST_ELEMENTS
      ? [`    and ${elements.length - MOST_ELEMENTS} elements more`]
      : []),
    ...(source ? [`    source    ${printable(source.file)}:${source.line}`] : []),
    `    pictures  ${pictures.map((picture) => printable(picture)).join(' ')}`,
  ];
}

const SIGNS = { new: '+', gone: '-', changed: '~' };

function elementLines({ name, text, kind, changes }: ElementDifference): string[] {
  const shown = changes.slice(0, MOST_CHANGES);
  const rest = changes.length - shown.length;
  return [
    `    ${SIGNS[kind]} ${cut(name)}${text && ` “${cut(text)}”`}`,
    ...shown.map((change) => `        ${cut(change)}`),
    ...(rest > 0 ? [`        and ${rest} more`] : []),
  ];
}

function cut(text: string): string {
  return printable(text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text);
}
