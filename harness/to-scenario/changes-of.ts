import { spawnSync } from 'node:child_process';

/** What would change in a file that is there, as `git diff` has it, without its head; nothing where nothing would. */
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
