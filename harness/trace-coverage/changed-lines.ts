import { git } from '#harness/compare/worktrees.ts';

/** The lines of the sources, by file, that are others than at a commit: those that are there now. */
export function changedLines(repository: string, revision: string): Map<string, number[]> {
  const text = git(
    repository,
    'diff',
    '--unified=0',
    '--no-color',
    '--no-renames',
    revision,
    '--',
    'src',
  );
  return linesOfDiff(text);
}

/** The new lines of a diff without context, by file. @example linesOfDiff('+++ b/src/a.ts\n@@ -1 +2,2 @@') // src/a.ts: 2, 3 */
export function linesOfDiff(text: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  let file = '';
  for (const line of text.split('\n')) {
    const [, name] = /^\+\+\+ (?:b\/)?(.+?)\t?$/.exec(line) ?? [];
    if (name !== undefined) file = name;
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (from === undefined || !/\.tsx?$/.test(file)) continue;
    const added = Array.from({ length: Number(count) }, (_, at) => Number(from) + at);
    if (added.length > 0) lines.set(file, [...(lines.get(file) ?? []), ...added]);
  }
  return lines;
}
