import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT } from '#harness/cli/support/project.mjs';
import { Stop } from '#harness/cli/support/stop.mjs';
import { type Outcome, outcomeIn } from './replay-in.ts';
import { borrowTree, commitOf, git, shallowHint, treeOf } from './worktrees.ts';

const STEP = fileURLToPath(new URL('./bisect-step.mjs', import.meta.url));

export interface BisectOptions {
  file: string;
  /** Commit where the trace has another outcome than at `bad`. */
  good: string;
  bad?: string;
  repository?: string;
  /** Called with each tried commit. */
  say?(line: string): void;
}

/** First commit with the outcome of `bad`. */
export interface Bisected {
  good: Outcome;
  bad: Outcome;
  /** Several if the commits between them do not build. */
  commits: readonly string[];
  /** Author, date, subject and changed files. */
  description: string;
}

/**
 * Finds the commit that changed a trace's outcome, by `git bisect` in a separate worktree. Skips commits that do not
 * build. Works in both directions: a trace recorded with a fault verifies where the fault exists.
 *
 * @throws {Stop} if both outcomes are equal
 */
export async function bisect({
  file,
  good,
  bad = 'HEAD',
  repository = PROJECT,
  say = () => undefined,
}: BisectOptions): Promise<Bisected> {
  const trace = resolve(file);
  const [from, to] = [commitOf(repository, good), commitOf(repository, bad)];
  if (!isAncestor(repository, from, to))
    throw new Stop(`${good} is no ancestor of ${bad}.${shallowHint(repository)}`, 2);
  const [atGood, atBad] = await Promise.all([
    outcomeAt(repository, from, trace),
    outcomeAt(repository, to, trace),
  ]);
  say(`${good}: ${atGood}, ${bad}: ${atBad}`);
  if (atGood === atBad)
    throw new Stop(`The trace is ${atBad} at ${good} and at ${bad}: there is nothing to find.`, 2);
  const { folder, remove } = borrowTree(repository, to);
  try {
    git(folder, 'bisect', 'start', to, from);
    const output = bisectRun(folder, [STEP, folder, trace, atGood, atBad]);
    for (const line of output.split('\n'))
      if (line.startsWith('selvedge: ')) say(line.slice('selvedge: '.length));
    const commits = found(output);
    const description = commits
      .map((commit) => git(folder, 'show', '--stat=100', '--format=%h %an, %as%n  %s', commit))
      .join('\n');
    return { good: atGood, bad: atBad, commits, description };
  } finally {
    git(folder, 'bisect', 'reset', to);
    remove();
  }
}

function isAncestor(repository: string, one: string, other: string): boolean {
  try {
    git(repository, 'merge-base', '--is-ancestor', one, other);
    return true;
  } catch {
    return false;
  }
}

async function outcomeAt(repository: string, commit: string, file: string): Promise<Outcome> {
  const { outcome, reason } = await outcomeIn(treeOf(repository, commit), file);
  if (outcome === 'broken') throw new Stop(`${commit.slice(0, 12)} does not build: ${reason}`, 2);
  return outcome;
}

/** Runs the step at one commit after another. git exits with an error if only skipped commits are left. */
function bisectRun(folder: string, args: readonly string[]): string {
  try {
    return execFileSync('git', ['bisect', 'run', process.execPath, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const output: unknown = error instanceof Error && 'stdout' in error ? error.stdout : '';
    return typeof output === 'string' ? output : '';
  }
}

/** Commits named in git's output: the first bad one, or all candidates. */
function found(output: string): string[] {
  const [, first] = /^([0-9a-f]{40}) is the first bad commit$/m.exec(output) ?? [];
  if (first !== undefined) return [first];
  const [, listed = ''] =
    /The first bad commit could be any of:\n((?:[0-9a-f]{40}\n)+)/.exec(output) ?? [];
  const commits = listed.trim().split('\n').filter(Boolean);
  if (commits.length === 0)
    throw new Stop(`git bisect found no commit:\n${output.split('\n').slice(-5).join('\n')}`, 2);
  return commits;
}
