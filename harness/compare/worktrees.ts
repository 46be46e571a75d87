import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '#harness/cli/support/project.mjs';
import { Stop } from '#harness/cli/support/stop.mjs';
import { npmCommand } from '#harness/cli/support/npm.mjs';
import { FULL_DIGEST_LENGTH } from '#src/event-log/record.ts';
import { hashText } from '#src/kernel/hash.ts';

/** Cache folder of other commits' trees, below the repository's root. */
const KEPT = '.cache/worktrees';

/** Cache folder of other commits' dependencies, below the project's root. */
const MODULES = '.cache/modules';

/** Runs git in a folder; returns its output without the final line break. */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd();
}

/**
 * Returns the full hash of a commit.
 *
 * @throws {Stop} if it is unknown, with a hint for shallow clones
 */
export function commitOf(repository: string, revision: string): string {
  try {
    return git(
      repository,
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${revision}^{commit}`,
    );
  } catch {
    throw new Stop(`There is no commit ${revision} here.${shallowHint(repository)}`, 2);
  }
}

/** Hint for a shallow clone; empty for a complete one. */
export function shallowHint(repository: string): string {
  if (git(repository, 'rev-parse', '--is-shallow-repository') !== 'true') return '';
  return ' This clone is shallow: `git fetch --unshallow` loads the rest (on GitHub `fetch-depth: 0`).';
}

/** Cached folder with a commit's files and dependencies. */
export function treeOf(repository: string, revision: string): string {
  const commit = commitOf(repository, revision);
  const folder = join(repository, KEPT, commit.slice(0, 12));
  if (!existsSync(folder)) addTree(repository, folder, commit);
  provideModules(folder);
  return folder;
}

/** Files that differ between the working tree and a commit, including untracked ones. */
export function changedFiles(repository: string, revision: string): ReadonlySet<string> {
  const commit = commitOf(repository, revision);
  const changed = git(repository, 'diff', '--name-only', commit);
  const others = git(repository, 'ls-files', '--others', '--exclude-standard');
  return new Set(`${changed}\n${others}`.split('\n').filter(Boolean));
}

/** Creates a temporary worktree at a commit; `remove` deletes it. */
export function borrowTree(repository: string, commit: string): { folder: string; remove(): void } {
  const folder = join(repository, KEPT, `borrowed-${process.pid}`);
  addTree(repository, folder, commit);
  return {
    folder,
    remove() {
      forgetModules(folder);
      git(repository, 'worktree', 'remove', '--force', folder);
    },
  };
}

function addTree(repository: string, folder: string, commit: string): void {
  // git still lists a worktree whose folder was deleted by hand.
  git(repository, 'worktree', 'prune');
  git(repository, 'worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
}

/**
 * Links a tree's dependencies: this project's own if both lock files are equal, else those that npm installs once per
 * lock file.
 *
 * @throws if npm fails
 */
export function provideModules(folder: string): void {
  const link = join(folder, 'node_modules');
  const wanted = modulesFor(folder);
  if (isLink(link)) {
    if (readlinkSync(link) === wanted) return;
    rmSync(link);
  } else if (existsSync(link)) return;
  symlinkSync(wanted, link, 'junction');
}

function modulesFor(folder: string): string {
  const lock = join(folder, 'package-lock.json');
  const own = join(PROJECT, 'node_modules');
  if (!existsSync(lock)) return own;
  const text = readFileSync(lock, 'utf8');
  if (text === readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) return own;
  const kept = join(PROJECT, MODULES, hashText(text, FULL_DIGEST_LENGTH));
  const modules = join(kept, 'node_modules');
  if (existsSync(join(kept, 'is-complete'))) return modules;
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(kept, file));
  const { command, args, shell } = npmCommand(['ci', '--no-audit', '--no-fund']);
  execFileSync(command, args, { cwd: kept, shell, stdio: ['ignore', 'ignore', 'pipe'] });
  writeFileSync(join(kept, 'is-complete'), '');
  return modules;
}

/** Removes only the link, because its target is shared. */
function forgetModules(folder: string): void {
  const link = join(folder, 'node_modules');
  if (isLink(link)) rmSync(link);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
