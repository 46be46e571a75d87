import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { inProject } from '#harness/cli/support/project.mjs';

/** Files of units, calls and hooks, which are skipped in a mutated folder. */
const NO_RULES = /(?:^|[-/])(?:model|api)\.ts$|\/use-[^/]+\.ts$|\.d\.ts$/;

/** Files of pure rules at a path of `src`, from the project's root. An explicitly named file may be of any kind. */
export function rulesAt(path: string): string[] {
  if (statSync(inProject(path)).isFile()) return [path];
  return filesBelow(path).filter(isRule);
}

/** True for TypeScript without units, calls, hooks and views. */
export function isRule(file: string): boolean {
  return file.endsWith('.ts') && !NO_RULES.test(file);
}

const CALL_TABLE = 'tests/ports/call-table.test.ts';
const READS_ANSWERS = /(?:^|[-/])(?:contract|response)\.ts$/;

/** Marks a test file of about ten seconds or more. */
const LONG = '// @long\n';

/**
 * Test files for some rules: those in the corresponding folder of `tests`, and all that import one of them. Rules that
 * read answers also need the table of calls. Slow files are left out.
 */
export function testsOf(files: readonly string[], all: readonly string[] = testFiles()): string[] {
  const folders = [...new Set(files.map(testFolderOf))];
  return all.filter((test) => {
    const code = readFileSync(inProject(test), 'utf8');
    if (code.includes(LONG)) return false;
    if (test === CALL_TABLE && files.some((file) => READS_ANSWERS.test(file))) return true;
    const isNear = folders.some((folder) => test.startsWith(`${folder}/`));
    return isNear || importsOf(test, code).some((file) => files.includes(file));
  });
}

/**
 * Nearest existing folder of `tests` for a file of `src`.
 *
 * @example testFolderOf('src/cart/bag/totals.ts') // 'tests/cart/bag'
 */
function testFolderOf(file: string): string {
  let folder = posix.dirname(file.replace(/^src\//, 'tests/'));
  while (!existsSync(inProject(folder))) folder = posix.dirname(folder);
  return folder === 'tests' ? 'tests/nothing' : folder;
}

/** Files of `src` that a test file imports directly. */
function importsOf(test: string, code: string): string[] {
  const { module } = parseSync(test, code);
  return module.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((from) => from.startsWith('#src/'))
    .map((from) => from.slice(1));
}

/** Unit and component tests at paths of `tests`. */
export function testFiles(paths: readonly string[] = ['tests']): string[] {
  return paths
    .flatMap((path) => (statSync(inProject(path)).isFile() ? [path] : filesBelow(path)))
    .filter((file) => /\.test\.tsx?$/.test(file));
}

function filesBelow(folder: string): string[] {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .toSorted();
}
