import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PROJECT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the project. @param {...string} parts */
export function inProject(...parts) {
  return join(PROJECT, ...parts);
}

/**
 * Script of a dependency's command, to run with the current Node.
 *
 * @param {string} name package and command, such as `vite`
 * @param {string} [command] name of the command, if not the package's
 * @param {string} [project] another checkout, whose own dependency is used
 */
export function binOf(name, command = name, project = PROJECT) {
  const manifest = join(project, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}
