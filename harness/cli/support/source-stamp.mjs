import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, PROJECT } from './project.mjs';

/** Root folders that are not sources. */
const NO_SOURCES = ['.git', 'node_modules', 'dist', '.cache', 'test-results', 'coverage'];

/**
 * Identifies the sources of a build: the commit (empty if unknown) and the hash of all content.
 *
 * @param {readonly string[]} inputs from the project's root
 */
export function sourceStamp(inputs) {
  return `${currentCommit()}\n${contentHash(inputs)}`;
}

/**
 * True if two stamps have the same content and commit. A missing commit matches any: an image has no `.git`.
 *
 * @param {string} stored @param {string} wanted
 */
export function isSameStamp(stored, wanted) {
  return stored === wanted || (wanted.startsWith('\n') && stored.endsWith(wanted));
}

/** Hash of all sources of the project, committed or not. */
export function treeHash() {
  return contentHash(readdirSync(PROJECT).filter((name) => !NO_SOURCES.includes(name)));
}

/** @param {readonly string[]} inputs */
function contentHash(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs)
    for (const file of filesOf(input))
      hash.update(`\0${file}\0`).update(readFileSync(inProject(file)));
  return hash.digest('hex');
}

// The build contains its commit: a new commit needs a new build. Git refuses a clone of another user unless configured.
function currentCommit() {
  const args = ['-c', 'safe.directory=*', 'rev-parse', 'HEAD'];
  const { status, stdout } = spawnSync('git', args, { cwd: PROJECT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!existsSync(inProject(path))) return [];
  if (!statSync(inProject(path)).isDirectory()) return [path];
  return readdirSync(inProject(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(PROJECT.length + 1))
    .toSorted();
}
