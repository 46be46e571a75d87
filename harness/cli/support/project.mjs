import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const PROJECT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the project. @param {...string} parts */
export function inProject(...parts) {
  return join(PROJECT, ...parts);
}

/**
 * The script behind a dependency's command, to be run by this very Node.
 *
 * @param {string} name package and command, such as `vite`
 * @param {string} [command] where it is not called like its package
 * @param {string} [project] another checkout of the project than this one, whose own dependency it is
 */
export function binOf(name, command = name, project = PROJECT) {
  const manifest = join(project, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}
