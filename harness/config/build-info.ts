import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { INPUTS } from '../cli/support/build-inputs.mjs';
import { picturesVersion } from './pictures-version.ts';

/**
 * Compile-time constants of the running build: `__APP_VERSION__`, `__APP_COMMIT__` (with a mark for uncommitted
 * changes), the model's digest, and if the simulated backend is included. Only the release excludes it.
 */
export function buildInfo(project: string, mode: string): Record<string, string> {
  const { version } = JSON.parse(readFileSync(`${project}package.json`, 'utf8')) as {
    version: string;
  };
  return {
    __APP_VERSION__: JSON.stringify(version),
    __APP_COMMIT__: JSON.stringify(commitOf(project)),
    'import.meta.env.VITE_BACKEND': JSON.stringify(mode === 'production' ? 'remote' : 'embedded'),
    // A shop with a real backend configures its provider and key here.
    'import.meta.env.VITE_CAPTCHA': JSON.stringify(
      mode === 'production' ? '' : '/provider/captcha.js',
    ),
    'import.meta.env.VITE_CAPTCHA_KEY': JSON.stringify(
      mode === 'production' ? '' : 'selvedge-demo',
    ),
    // Endpoint for analytics; a shop configures its own.
    'import.meta.env.VITE_COLLECTOR': JSON.stringify(mode === 'production' ? '' : '/collect'),
    // Experiments file, in the format of `src/experiments/decide.ts`.
    'import.meta.env.VITE_EXPERIMENTS': JSON.stringify(
      mode === 'production' ? '' : '/experiments.json',
    ),
    // Script of a tag manager, loaded only after consent. A shop configures its own, with its hosts in
    // `tag-hosts.json`.
    'import.meta.env.VITE_TAG_MANAGER': JSON.stringify(''),
    // The server's build replaces it.
    __FILES_BY_NAME__: '{}',
    ...(!process.env['VITEST'] && {
      __PICTURES_VERSION__: JSON.stringify(picturesVersion(project)),
      ...modelInfo(project),
    }),
  };
}

/** Commit hash, with the suffix `.dirty` if the shop's sources have uncommitted changes; tests get the hash alone. */
export function commitOf(project: string, isTest = process.env['VITEST'] !== undefined): string {
  try {
    const commit = outputOf(project, 'git', 'rev-parse', '--short=12', 'HEAD').trim();
    if (isTest) return commit;
    const changed = outputOf(project, 'git', 'status', '--porcelain', '--', ...INPUTS);
    return changed === '' ? commit : `${commit}.dirty`;
  } catch {
    return 'unknown';
  }
}

/** Output of `print-model-info.ts`. */
interface ModelInfo {
  catalogue: string;
  stores: string;
}

/** Model info, computed in a separate process: the shop loads its lazy modules one by one. */
function modelInfo(project: string): Record<string, string> {
  const script = `${project}harness/config/print-model-info.ts`;
  const text = outputOf(project, process.execPath, '--import', 'tsx', script);
  const { catalogue, stores } = JSON.parse(text) as ModelInfo;
  return {
    __CATALOGUE__: JSON.stringify(catalogue),
    __STORES__: JSON.stringify(stores),
  };
}

function outputOf(project: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
