import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { modelFacts } from './model-facts.ts';

/** Compile-time constants that name the running build: `__APP_VERSION__`, `__APP_COMMIT__` and `__CATALOGUE__`. */
export function buildInfo(project: string): Record<string, string> {
  const { version } = JSON.parse(readFileSync(`${project}package.json`, 'utf8')) as {
    version: string;
  };
  return {
    __APP_VERSION__: JSON.stringify(version),
    __APP_COMMIT__: JSON.stringify(commitOf(project)),
    ...(!process.env['VITEST'] && { __CATALOGUE__: JSON.stringify(modelFacts(project).catalogue) }),
  };
}

function commitOf(project: string): string {
  try {
    const answer = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.toString().trim();
  } catch {
    return 'unknown';
  }
}
