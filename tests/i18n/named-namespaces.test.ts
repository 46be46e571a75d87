import { expect, it } from 'vitest';
import { START_NAMESPACES } from '#src/ui/i18n/backend.ts';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** A lazy view: its declaration, the file that it loads, and its namespaces. */
interface NamedView {
  name: string;
  file: string;
  named: string[];
}

const STATIC = /^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';/gm;
const HOOK = /useTranslation\(\s*(\[[^\]]*\]|'\w+')/g;
const OTHER_NAMESPACE = /(?<![\w.$])t\(\s*[`'](\w+):/g;
const PASSED = /\bnamespace(?:=|: )["'](\w+)["']/g;
const LATE = /<LateTexts namespace="(\w+)"/g;
const LAZY =
  /lazyView\(\s*\(\) =>\s*(?:\w+\()?import\('([^']+)'\)\)?,\s*'(\w+)',?(?:\s*'\w+',?)?(?:\s*\[([^\]]*)\],?)?\s*\)/g;
const WORD = /'(\w+)'/g;

/** All lazy views of the shop. */
function lazyViews(): NamedView[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: project }).flatMap((file) =>
    [...codeOf(file).matchAll(LAZY)].map(([, path = '', name = '', named = '']) => ({
      name,
      file: join(dirname(file), path),
      named: words(named),
    })),
  );
}

/** Number of calls of `lazyView`: `lazyViews` must find all of them. */
function lazyViewCalls(): number {
  return globSync('src/**/*.{ts,tsx}', { cwd: project })
    .map((file) => codeOf(file).match(/= lazyView\(|: lazyView\(/g)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
}

/** Namespaces used in a file and its static imports, each with a file that uses it. */
function usedFrom(entry: string): Map<string, string> {
  const used = new Map<string, string>();
  const seen = new Set<string>();
  const queue = [{ file: entry, excused: [] as string[] }];
  for (const { file, excused } of queue) {
    const state = `${file} ${excused.join()}`;
    if (seen.has(state)) continue;
    seen.add(state);
    const code = codeOf(file);
    const here = [...new Set([...excused, ...all(code, LATE)])].toSorted();
    for (const namespace of namespacesIn(code))
      if (!here.includes(namespace)) used.set(namespace, file);
    for (const path of all(code, STATIC)) {
      const next = join(dirname(file), path);
      if (/\.tsx?$/.test(next) && existsSync(project + next))
        queue.push({ file: next, excused: here });
    }
  }
  return used;
}

function namespacesIn(code: string): string[] {
  return [...all(code, HOOK).flatMap(words), ...all(code, OTHER_NAMESPACE), ...all(code, PASSED)];
}

function all(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, found = '']) => found);
}

function words(list: string): string[] {
  return [...list.matchAll(WORD)].map(([, word = '']) => word);
}

/** The code without comments. */
function codeOf(file: string): string {
  return readFileSync(project + file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

it('finds every lazy view of the sources', () => {
  expect(lazyViews()).toHaveLength(lazyViewCalls());
});

it('a lazy view names each namespace that it uses, to load texts in parallel with code', () => {
  const missing = lazyViews().flatMap(({ name, file, named }) =>
    [...usedFrom(file)]
      .filter(([namespace]) => !START_NAMESPACES.includes(namespace) && !named.includes(namespace))
      .map(([namespace, user]) => `${name}: ${namespace}, used in ${user}`),
  );
  expect(missing, 'name it in lazyView, or put LateTexts and Suspense around its place').toEqual(
    [],
  );
});

it('a lazy view names no namespace that it does not use', () => {
  const extra = lazyViews().flatMap(({ name, file, named }) => {
    const used = usedFrom(file);
    return named.filter((one) => !used.has(one)).map((one) => `${name}: ${one}`);
  });
  expect(extra).toEqual([]);
});

it('the start of the shop uses only start namespaces', () => {
  const late = [...usedFrom('src/main.tsx')].filter(([one]) => !START_NAMESPACES.includes(one));
  expect(late).toEqual([]);
});
