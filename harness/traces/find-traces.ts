import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { caseFile } from './case-file.ts';

/** What a trace's file is called. */
const TRACES = ['**/*.jsonl', '**/*.jsonl.gz'];
/** What `npm run shrink` leaves beside a trace is a part of that, and no case of its own. */
const PARTS = ['**/*.shrunk.jsonl'];

/** The files that were asked for, and the paths that had none. */
export interface FoundTraces {
  files: string[];
  empty: string[];
}

/**
 * The traces behind files, folders, patterns and numbers of cases, each once, in the order of their names. A file that is named is taken
 * as it is, whether it is there or not: what cannot be read is told of.
 *
 * @example findTraces(['fixtures/traces/cart', 'fixtures/traces/**' + '/removal--*.jsonl'])
 */
export function findTraces(paths: readonly string[]): FoundTraces {
  const files = new Map<string, string>();
  const empty: string[] = [];
  for (const path of paths) {
    const found = filesBehind(path);
    if (found.length === 0) empty.push(path);
    for (const file of found) if (!files.has(resolve(file))) files.set(resolve(file), file);
  }
  return { files: [...files.values()].toSorted(), empty };
}

function filesBehind(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return globSync(TRACES, { cwd: path, ignore: PARTS }).map(
      (file) => `${path.replace(/[\\/]$/, '')}/${file}`,
    );
  if (!existsSync(path) && isDynamicPattern(path)) return globSync(path);
  return [caseFile(path)];
}
