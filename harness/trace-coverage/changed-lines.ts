import { git } from '#harness/compare/worktrees.ts';

/** A hunk of changed lines, with new line numbers. */
export interface Hunk {
  file: string;
  /** First and last line, from 1; for pure deletions, the lines before and after. */
  from: number;
  to: number;
  isRemoval: boolean;
}

/** Lines changed since a commit, by source file, with new line numbers. */
export function changedLines(repository: string, revision: string): Map<string, number[]> {
  return linesOfDiff(diffOf(repository, revision));
}

/** Hunks changed since a commit, as git groups them. */
export function changedHunks(repository: string, revision: string): Hunk[] {
  return hunksOfDiff(diffOf(repository, revision));
}

function diffOf(repository: string, revision: string): string {
  return git(
    repository,
    'diff',
    '--unified=0',
    '--no-color',
    '--no-ext-diff',
    '--no-renames',
    '--relative',
    revision,
    '--',
    'src',
  );
}

/**
 * New lines of a diff without context, by file. @example linesOfDiff('+++ b/src/a.ts\n@@ -1 +2,2 @@') // src/a.ts: 2, 3
 */
export function linesOfDiff(text: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const { file, from, to, isRemoval } of hunksOfDiff(text)) {
    if (isRemoval) continue;
    const added = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    lines.set(file, [...(lines.get(file) ?? []), ...added]);
  }
  return lines;
}

/** Hunks of a diff without context, in code files only. */
export function hunksOfDiff(text: string): Hunk[] {
  const hunks: Hunk[] = [];
  let file = '';
  for (const line of text.split('\n')) {
    const [, name] = /^\+\+\+ (?:b\/)?(.+?)\t?$/.exec(line) ?? [];
    if (name !== undefined) file = name;
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start === undefined || !/\.tsx?$/.test(file)) continue;
    const from = Number(start);
    const isRemoval = count === '0';
    hunks.push({ file, from, to: isRemoval ? from + 1 : from + Number(count) - 1, isRemoval });
  }
  return hunks;
}
