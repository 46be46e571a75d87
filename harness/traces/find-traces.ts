import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { caseFile } from './case-file.ts';

const TRACES = ['**/*.jsonl', '**/*.jsonl.gz'];
/** `npm run trace -- shrink` writes these parts beside a trace; they are no separate cases. */
const PARTS = ['**/*.shrunk.jsonl'];

/** Found files, and paths without any. */
export interface FoundTraces {
  files: string[];
  empty: string[];
  /** Files in a folder `old`: kept as recorded, even if this build diverges. */
  old: ReadonlySet<string>;
}

const OLD = /(?:^|\/)old\//;

/**
 * Finds the traces for files, folders, patterns and case numbers, each once, sorted by name. A named file
 * is included even if it is missing, so that the error is reported.
 *
 * @example findTraces(['fixtures/traces/cart', 'fixtures/traces/**' + '/removal--*.jsonl'])
 */
export function findTraces(paths: readonly string[]): FoundTraces {
  const files = new Map<string, string>();
  const empty: string[] = [];
  const old = new Set<string>();
  for (const path of paths) {
    const found = filesBehind(path);
    if (found.length === 0) empty.push(path);
    for (const { file, isOld } of found) {
      if (files.has(resolve(file))) continue;
      files.set(resolve(file), file);
      if (isOld) old.add(file);
    }
  }
  return { files: [...files.values()].toSorted(), empty, old };
}

/** Named files and folders follow the same rules as others. */
function filesBehind(path: string) {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return globSync(TRACES, { cwd: path, ignore: PARTS }).map((name) => ({
      file: `${path.replace(/[\\/]$/, '')}/${name}`,
      isOld: OLD.test(name),
    }));
  if (!existsSync(path) && isDynamicPattern(path))
    return globSync(path).map((file) => ({ file, isOld: false }));
  return [{ file: caseFile(path), isOld: false }];
}
