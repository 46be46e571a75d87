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

/** Where the trees of other commits are kept, below the repository's root. */
const KEPT = '.cache/worktrees';

/** Where dependencies are kept that other commits lock, below the project's root. */
const MODULES = '.cache/modules';

/** Runs git in a folder; what it says, without the last line's end. */
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
 * The whole name of a commit.
 *
 * @throws {Stop} where there is none of that name, with what to do where only a part of the history is there
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

/** What is to be done where a clone has a part of the history only: empty where it has all. */
export function shallowHint(repository: string): string {
  if (git(repository, 'rev-parse', '--is-shallow-repository') !== 'true') return '';
  return ' This clone is shallow: `git fetch --unshallow` brings the rest (on GitHub `fetch-depth: 0`).';
}

/** The folder of a commit's files, made once and kept, with its dependencies. */
export function treeOf(repository: string, revision: string): string {
  const commit = commitOf(repository, revision);
  const folder = join(repository, KEPT, commit.slice(0, 12));
  if (!existsSync(folder)) addTree(repository, folder, commit);
  provideModules(folder);
  return folder;
}

/** The files that are others in the repository's folder than at a commit, changed and not known to git alike. */
export function changedFiles(repository: string, revision: string): ReadonlySet<string> {
  const commit = commitOf(repository, revision);
  const changed = git(repository, 'diff', '--name-only', commit);
  const others = git(repository, 'ls-files', '--others', '--exclude-standard');
  return new Set(`${changed}\n${others}`.split('\n').filter(Boolean));
}

/** A worktree for a while, at a commit; `remove` takes it away. */
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
  // One that was deleted by hand is still known to git.
  git(repository, 'worktree', 'prune');
  git(repository, 'worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
}

/**
 * Gives a tree its dependencies: this project's own where both lock the same ones, else those that npm brings, once for
 * each lock file.
 *
 * @throws where npm does not bring them
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

/** The folder of the dependencies that a tree locks. */
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

/** Only the link: what is behind it is others' as well. */
function forgetModules(folder: string): void {
  const link = join(folder, 'node_modules');
  if (isLink(link)) rmSync(link);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
