import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { INPUTS } from '../cli/support/build-inputs.mjs';
import { picturesVersion } from './pictures-version.ts';

/**
 * Compile-time constants that name the running build: `__APP_VERSION__`, `__APP_COMMIT__` (and whether there were changes beside it), what the
 * model says of itself, and whether the simulated backend is in it: all builds but the release.
 */
export function buildInfo(project: string, mode: string): Record<string, string> {
  const { version } = JSON.parse(readFileSync(`${project}package.json`, 'utf8')) as {
    version: string;
  };
  return {
    __APP_VERSION__: JSON.stringify(version),
    __APP_COMMIT__: JSON.stringify(commitOf(project)),
    'import.meta.env.VITE_BACKEND': JSON.stringify(mode === 'production' ? 'remote' : 'embedded'),
    // A shop over a real backend names its provider and its own key here.
    'import.meta.env.VITE_CAPTCHA': JSON.stringify(
      mode === 'production' ? '' : '/provider/captcha.js',
    ),
    'import.meta.env.VITE_CAPTCHA_KEY': JSON.stringify(
      mode === 'production' ? '' : 'selvedge-demo',
    ),
    // Where what is measured is sent to: a shop names its own.
    'import.meta.env.VITE_COLLECTOR': JSON.stringify(mode === 'production' ? '' : '/collect'),
    // What the shop tries out: a file of the shape of `src/experiments/decide.ts`.
    'import.meta.env.VITE_EXPERIMENTS': JSON.stringify(
      mode === 'production' ? '' : '/experiments.json',
    ),
    // A tag manager's script, which comes after consent alone: a shop names its own, and its hosts in `tag-hosts.json`.
    'import.meta.env.VITE_TAG_MANAGER': JSON.stringify(''),
    // The server's build knows them.
    __FILES_BY_NAME__: '{}',
    ...(!process.env['VITEST'] && {
      __PICTURES_VERSION__: JSON.stringify(picturesVersion(project)),
      ...modelInfo(project),
    }),
  };
}

/** The commit, `50734bcc….dirty` where what the shop is built from has changes beside it; a test knows the commit alone. */
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

/** What `print-model-info.ts` prints. */
interface ModelInfo {
  catalogue: string;
  stores: string;
  latePorts: string[];
}

/** The model's own word, from a process of its own: the shop loads its late modules one by one, and cannot tell. */
function modelInfo(project: string): Record<string, string> {
  const script = `${project}harness/config/print-model-info.ts`;
  const text = outputOf(project, process.execPath, '--import', 'tsx', script);
  const { catalogue, stores, latePorts } = JSON.parse(text) as ModelInfo;
  return {
    __CATALOGUE__: JSON.stringify(catalogue),
    __STORES__: JSON.stringify(stores),
    __LATE_PORTS__: JSON.stringify(latePorts),
  };
}

function outputOf(project: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
