import { PROJECT } from '#harness/cli/support/project.mjs';
import { recorderIn } from '#harness/replay/recorder.ts';
import { textOfFile } from '#harness/replay/replay-file.ts';
import type { Explanation } from '#harness/source/explain.ts';
import type { Finding } from '#harness/traces/finding.ts';
import { type StepDifference, aboutOf, compareBuilds } from './compare-builds.ts';
import { type PagesCompared, comparePages } from './compare-pages.ts';
import { type PixelsCompared, type PixelComparer, openPixelComparer } from './compare-pixels.ts';
import type { Ask, Details } from './details.ts';
import { replayIn } from './replay-in.ts';
import { changedFiles, commitOf, treeOf } from './worktrees.ts';

/** Differences of two builds over one trace. */
export interface BuildsCompared {
  file: string;
  /** Name of the other build; absent if the trace names none of this repository. */
  revision?: string;
  before: string;
  after: string;
  /** Place where the trace diverges from this build. */
  where?: string;
  /** Set if a build gives no result. */
  reason?: string;
  differences: readonly StepDifference[];
  /** Lines of this build's sources behind the first difference; once for files that differ alike. */
  explanation?: Explanation;
  pages?: PagesCompared;
  pixels?: PixelsCompared;
}

/** Compared besides the steps of both builds: rendered pages, or also their pixels. */
export type Seen = 'nothing' | 'pages' | 'pixels';

export interface Trees {
  before: string;
  after: string;
  /** Name of the earlier one. */
  name: string;
  changed?: ReadonlySet<string>;
}

/** Explanations cost a replay each. */
const MOST_EXPLAINED = 5;

/**
 * Compares each trace as another commit's build replays it with this one. Without a revision it is the commit that recorded
 * the trace.
 *
 * @throws {Stop} without such a commit
 */
export async function compareAgainst(
  revision: string | undefined,
  files: readonly string[],
  repository: string = PROJECT,
  seen: Seen = 'nothing',
): Promise<BuildsCompared[]> {
  const byRevision = new Map<string | undefined, string[]>();
  for (const file of files) {
    const name = revision ?? recorderOf(file, repository);
    byRevision.set(name, [...(byRevision.get(name) ?? []), file]);
  }
  const compared: BuildsCompared[] = [];
  for (const [name, some] of byRevision) {
    if (name === undefined) {
      compared.push(...(await pagesHere(some, repository)));
      continue;
    }
    const before = treeOf(repository, name);
    const changed = changedFiles(repository, name);
    const trees = { before, after: repository, name, changed };
    compared.push(...(await compareTrees(trees, some, seen)));
  }
  return compared;
}

/** Commit of the repository that a trace's header names. */
function recorderOf(file: string, repository: string): string | undefined {
  try {
    const [first = ''] = textOfFile(file).split('\n', 1);
    const { app } = JSON.parse(first) as { app?: unknown };
    const { commit } = recorderIn(typeof app === 'string' ? app : '');
    return commit === undefined ? undefined : commitOf(repository, commit).slice(0, commit.length);
  } catch {
    return undefined; // The replay reports unreadable files.
  }
}

async function pagesHere(files: readonly string[], repository: string): Promise<BuildsCompared[]> {
  const found = await replayIn(repository, files, { steps: 'with pages' });
  return files.map((file) => {
    const { result = 'broken', steps = [] } =
      typeof found === 'string' ? {} : (found.get(file) ?? {});
    const pages = steps.flatMap(({ line, page }) => (page ? [{ line, ...page }] : []));
    const thrown = pages.find(({ errors }) => errors.length > 0);
    const came = thrown
      ? `after line ${thrown.line} a view throws: ${thrown.errors[0]}`
      : `its ${pages.length} pages render here, and no view throws`;
    const reason = `it names no commit of this repository, so there is nothing to compare with (--against REV names a build); ${came}`;
    return { file, before: 'none', after: result, reason, differences: [] };
  });
}

/** Replays files with the builds in two trees, and compares steps and, on request, pages and pixels. */
export async function compareTrees(
  trees: Trees,
  files: readonly string[],
  seen: Seen,
): Promise<BuildsCompared[]> {
  const steps = seen === 'nothing' ? 'alone' : seen === 'pages' ? 'with pages' : 'with documents';
  const [there, here] = await Promise.all([
    replayIn(trees.before, files, { steps }),
    replayIn(trees.after, files, { steps }),
  ]);
  const pixels = seen === 'pixels' ? await openPixelComparer(trees) : undefined;
  const explained = new Set<string>();
  const compared: BuildsCompared[] = [];
  try {
    for (const file of files) {
      const one = await compareFile(file, trees, [there, here], pixels);
      compared.push({ ...one, ...(await explanationOf(one, trees.after, explained)) });
    }
  } finally {
    await pixels?.close();
  }
  return compared;
}

async function compareFile(
  file: string,
  trees: Trees,
  results: readonly Awaited<ReturnType<typeof replayIn>>[],
  pixels: PixelComparer | undefined,
): Promise<BuildsCompared> {
  const [before, after] = results.map((found) => resultOf(found, file));
  const { name: revision, changed } = trees;
  const compared = {
    file,
    revision,
    before: before?.result ?? 'broken',
    after: after?.result ?? 'broken',
    ...(after?.result === 'diverged' && { where: `line ${after.line} (${after.cause})` }),
  };
  const reasons = [
    ...(before?.steps ? [] : [`${revision}: ${before?.cause ?? 'it gives no result'}`]),
    ...(after?.steps ? [] : [`here: ${after?.cause ?? 'it gives no result'}`]),
  ];
  if (!before?.steps || !after?.steps)
    return { ...compared, reason: reasons.join('; '), differences: [] };
  const pageAt = async (tree: string, line: number) =>
    (await detailsIn(tree, file, { pageAt: line })).page ?? [];
  return {
    ...compared,
    differences: compareBuilds(before.steps, after.steps),
    ...(before.documents && {
      pages: await comparePages(
        before.steps,
        after.steps,
        (line) => Promise.all([pageAt(trees.before, line), pageAt(trees.after, line)]),
        changed,
      ),
    }),
    ...(pixels && { pixels: await pixels.compare(file, before, after) }),
  };
}

function resultOf(
  found: Awaited<ReturnType<typeof replayIn>>,
  file: string,
): Partial<Finding> | undefined {
  return typeof found === 'string' ? { cause: found } : found.get(file);
}

async function detailsIn(tree: string, file: string, ask: Ask): Promise<Details> {
  const found = await replayIn(tree, [file], ask);
  return typeof found === 'string' ? {} : (found.get(file) ?? {});
}

/** Explains the first difference of a file, unless another file differs alike. */
async function explanationOf(
  { file, differences: [first] }: BuildsCompared,
  tree: string,
  explained: Set<string>,
): Promise<{ explanation?: Explanation }> {
  if (!first) return {};
  const about = aboutOf(first);
  const kind = about.toSorted().join(' ');
  if (explained.has(kind) || explained.size === MOST_EXPLAINED) return {};
  explained.add(kind);
  const { line, facts, calls, stores, requests } = first;
  const isMore = [facts, calls].some(({ before, after }) => before.length + after.length > 0);
  const [request] = isMore || stores.length > 0 ? [] : requests;
  const differing = { line, about, ...(request && { request: { ...request, text: '' } }) };
  const { explanation } = await detailsIn(tree, file, { differing });
  return explanation ? { explanation } : {};
}

/** 2 if a build gives no result, 1 if builds differ, else 0. */
export function exitCodeOfBuilds(compared: readonly BuildsCompared[]): number {
  if (compared.some(({ reason }) => reason !== undefined)) return 2;
  return compared.some(isUnlike) ? 1 : 0;
}

/** True if two builds differ over a trace. */
export function isUnlike({ before, after, differences, pages, pixels }: BuildsCompared): boolean {
  // Steps do not show an answer that is read differently.
  return (
    before !== after ||
    differences.length > 0 ||
    (pages?.unlike ?? 0) > 0 ||
    (pixels?.unlike ?? 0) > 0
  );
}
