import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Compile-time constants that name the running build: `__APP_VERSION__`, `__APP_COMMIT__` and `__CATALOGUE__`. */
export function buildInfo(project: string): Record<string, string> {
  const { version } = JSON.parse(readFileSync(`${project}package.json`, 'utf8')) as {
    version: string;
  };
  return {
    __APP_VERSION__: JSON.stringify(version),
    __APP_COMMIT__: JSON.stringify(commitOf(project)),
    ...(!process.env['VITEST'] && { __CATALOGUE__: JSON.stringify(catalogueOf(project)) }),
  };
}

function commitOf(project: string): string {
  try {
    return outputOf(project, 'git', 'rev-parse', '--short=12', 'HEAD').trim();
  } catch {
    return 'unknown';
  }
}

/** The model's own word, from a process of its own: the shop loads its late parts one by one, and cannot tell. */
function catalogueOf(project: string): string {
  const script = `${project}harness/config/print-catalogue.ts`;
  return outputOf(project, process.execPath, '--import', 'tsx', script);
}

function outputOf(project: string, command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
