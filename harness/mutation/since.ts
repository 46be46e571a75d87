import { PROJECT } from '#harness/cli/support/project.mjs';
import { commitOf } from '#harness/compare/worktrees.ts';
import { type Hunk, changedHunks } from '#harness/trace-coverage/changed-lines.ts';
import type { Target } from './mutate.ts';
import { isRule, testsOf } from './rules.ts';

/**
 * Changed lines of rules since a revision, one target per file.
 *
 * @throws {Stop} if the revision is unknown
 */
export function changedTargets(
  revision: string,
  hunks: readonly Hunk[] = changedHunks(PROJECT, commitOf(PROJECT, revision)),
): Target[] {
  const files = new Set(hunks.map(({ file }) => file).filter(isRule));
  return [...files].map((file) => ({
    name: file,
    mutate: hunks
      .filter((hunk) => hunk.file === file && !hunk.isRemoval)
      .map(({ from, to }) => `${file}:${from}-${to}`),
    tests: testsOf([file]),
  }));
}
