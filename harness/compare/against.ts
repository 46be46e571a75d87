import { resolve } from 'node:path';
import { PROJECT } from '#harness/cli/support/project.mjs';
import type { Explanation } from '#harness/source/explain.ts';
import { printable } from '#src/kernel/printable.ts';
import { type OpenTree, openTree } from './ask-tree.ts';
import { type StepDifference, compareBuilds } from './compare-builds.ts';
import { type PagesCompared, comparePages, pagesLines } from './compare-pages.ts';
import {
  type Paintable,
  type PixelComparer,
  type PixelsCompared,
  openPixelComparer,
  pixelsLines,
} from './compare-pixels.ts';
import type { Made, Replayed, TreeReplay } from './tree-replay.ts';
import { createExplainer } from './explain-difference.ts';
import { changedFiles, treeOf } from './worktrees.ts';

/** How two builds differ over one trace. */
export interface BuildsCompared {
  file: string;
  before: TreeReplay['outcome'];
  after: TreeReplay['outcome'];
  /** Where the trace diverges from this build, if it does. */
  where?: string;
  /** Why one of them made nothing of the trace. */
  reason?: string;
  differences: readonly StepDifference[];
  /** Where in this build's sources the first difference comes from; of files that first differ alike, of one. */
  explanation?: Explanation;
  /** What the pages show, where that was asked for. */
  pages?: PagesCompared;
  /** How they are painted, where that was asked for. */
  pixels?: PixelsCompared;
}

/** What is compared besides what both builds do: what their pages show, or also how they are painted. */
export type Seen = 'nothing' | 'pages' | 'pixels';

/** The trees of two builds that are compared. */
export interface Trees {
  before: string;
  after: string;
  /** What the one before is called. */
  name: string;
  /** Files that differ between them, where that is known. */
  changed?: ReadonlySet<string>;
}

/**
 * Replays files with another commit's build and with this one, and compares what both made of each cause.
 *
 * @throws {Stop} where there is no such commit
 */
export async function compareAgainst(
  revision: string,
  files: readonly string[],
  repository = PROJECT,
  seen: Seen = 'nothing',
): Promise<BuildsCompared[]> {
  const before = treeOf(repository, revision);
  const changed = changedFiles(repository, revision);
  return compareTrees({ before, after: repository, name: revision, changed }, files, seen);
}

/** Replays files with the builds in two trees, and compares what both made of each cause, and what is seen of it. */
export async function compareTrees(
  trees: Trees,
  files: readonly string[],
  seen: Seen,
): Promise<BuildsCompared[]> {
  const explainer = createExplainer(trees.after);
  const pixels = seen === 'pixels' ? await openPixelComparer(trees, trees.changed) : undefined;
  const [there, here] = [openTree(trees.before), openTree(trees.after)];
  const compared: BuildsCompared[] = [];
  try {
    for (const file of files) {
      const one = await compareFile(file, there, here, trees, seen !== 'nothing', pixels);
      compared.push({ ...one, ...(await explainer.explain(one)) });
    }
  } finally {
    explainer.close();
    there.close();
    here.close();
    await pixels?.close();
  }
  return compared;
}

async function compareFile(
  file: string,
  there: OpenTree,
  here: OpenTree,
  { name, changed }: Trees,
  hasPages: boolean,
  pixels: PixelComparer | undefined,
): Promise<BuildsCompared> {
  const asked = {
    isWhole: true,
    ...(hasPages && { pages: 'each' as const }),
    hasDocuments: pixels !== undefined,
  };
  const [before, after] = await Promise.all([
    there.ask(resolve(file), asked),
    here.ask(resolve(file), asked),
  ]);
  const reasons = [
    ...('reason' in before ? [`${name}: ${before.reason}`] : []),
    ...('reason' in after ? [`here: ${after.reason}`] : []),
  ];
  const where = after.outcome === 'diverged' ? { where: after.where } : {};
  const compared = { file, before: before.outcome, after: after.outcome, ...where };
  if (!('steps' in before && 'steps' in after))
    return { ...compared, reason: reasons.join('; '), differences: [] };
  const pageAt = async (tree: OpenTree, line: number) => {
    const replayed = await tree.ask(resolve(file), { isWhole: false, pages: line });
    return 'steps' in replayed ? (replayed.page ?? []) : [];
  };
  return {
    ...compared,
    differences: compareBuilds(before.steps, after.steps),
    ...(before.pages &&
      after.pages && {
        pages: await comparePages(
          before.pages,
          after.pages,
          (line) => Promise.all([pageAt(there, line), pageAt(here, line)]),
          changed,
        ),
      }),
    ...(pixels && {
      pixels: await pixels.compare(file, paintable(before), paintable(after)),
    }),
  };
}

function paintable({ pages = [], documents = new Map() }: Replayed): Paintable {
  return { pages, documents };
}

/** 2 where a build made nothing of a trace, 1 where builds differ, else 0. */
export function exitCodeOfBuilds(compared: readonly BuildsCompared[]): number {
  if (compared.some(({ reason }) => reason !== undefined)) return 2;
  return compared.some(isUnlike) ? 1 : 0;
}

function isUnlike({ before, after, differences, pages, pixels }: BuildsCompared): boolean {
  // An answer that is read otherwise is in no step.
  return (
    before !== after ||
    differences.length > 0 ||
    (pages?.unlike ?? 0) > 0 ||
    pixels?.first !== undefined
  );
}

/** Most steps that are told of one file. */
const MOST_STEPS = 5;
const WIDTH = 300;

/** What a person reads of it; `-` is the other commit, `+` this one. */
export function buildsText(compared: readonly BuildsCompared[], revision: string): string {
  const unlike = compared.filter(isUnlike).length;
  const failed = compared.filter(({ reason }) => reason !== undefined).length;
  return [
    ...compared.flatMap((one) => fileLines(one, revision)),
    `${compared.length - unlike - failed} alike, ${unlike} unlike, ${failed} not compared\n`,
  ].join('\n');
}

function fileLines(
  { file, before, after, where, reason, differences, explanation, pages, pixels }: BuildsCompared,
  revision: string,
): string[] {
  if (reason !== undefined) return [`${printable(file)}: not compared`, `  ${cut(reason)}`];
  const title = `${printable(file)}: ${before} at ${revision}, ${after} here${where === undefined ? '' : ` at ${where}`}`;
  const seenLines = [
    ...(pages ? pagesLines(pages, revision) : []),
    ...(pixels ? pixelsLines(pixels) : []),
  ];
  if (differences.length === 0 && seenLines.length === 0) return before === after ? [] : [title];
  const shown = differences.slice(0, MOST_STEPS);
  const rest = differences.length - shown.length;
  return [
    title,
    ...shown.flatMap((difference, index) => [
      `  line ${difference.line}: ${printable(difference.cause)}`,
      ...madeLines('fact', difference.facts),
      ...madeLines('call', difference.calls),
      ...difference.requests.flatMap(({ line, name, before: old, after: now }) => [
        `    - request ${name} at line ${line}: ${cut(old)}`,
        `    + request ${name} at line ${line}: ${cut(now)}`,
      ]),
      ...difference.stores.flatMap(({ store, path, before: old, after: now }) => [
        `    - state ${store}${path && `.${path}`} ${text(old)}`,
        `    + state ${store}${path && `.${path}`} ${text(now)}`,
      ]),
      ...(index === 0 ? (explanation?.lines ?? []).map(printable) : []),
    ]),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    ...seenLines,
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

function text(value: unknown): string {
  return cut(JSON.stringify(value) ?? 'nothing');
}

function cut(whole: string): string {
  return printable(whole.length > WIDTH ? `${whole.slice(0, WIDTH)}…` : whole);
}
