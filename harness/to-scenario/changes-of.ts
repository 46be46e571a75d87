import { spawnSync } from 'node:child_process';

/** Diff between a file and a new text, as from `git diff`, without its header; empty if equal. */
export function changesOf(file: string, text: string): string {
  const { stdout, error } = spawnSync(
    'git',
    ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=1', '--', file, '-'],
    { input: text, encoding: 'utf8' },
  );
  if (error) throw error;
  const from = stdout.indexOf('@@');
  return from === -1 ? '' : stdout.slice(from);
}
