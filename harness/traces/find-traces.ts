import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import { caseFile } from './case-file.ts';

/** What a trace's file is called. */
const TRACES = ['**/*.jsonl', '**/*.jsonl.gz'];
/** What `npm run trace -- shrink` leaves beside a trace is a part of that, and no case of its own. */
const PARTS = ['**/*.shrunk.jsonl'];

/** The files that were asked for, and the paths that had none. */
export interface FoundTraces {
  files: string[];
  empty: string[];
  /** Those that were found in a folder `old`: kept as they were recorded, whatever this build makes of them. */
  old: ReadonlySet<string>;
}

const OLD = /(?:^|\/)old\//;

/**
 * The traces behind files, folders, patterns and numbers of cases, each once, in the order of their names. A file that is named is taken
 * as it is, whether it is there or not: what cannot be read is told of.
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

interface FoundTrace {
  file: string;
  isOld: boolean;
}

/** A file or a folder that is named itself is judged as any other. */
function filesBehind(path: string): FoundTrace[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return globSync(TRACES, { cwd: path, ignore: PARTS }).map((name) => ({
      file: `${path.replace(/[\\/]$/, '')}/${name}`,
      isOld: OLD.test(name),
    }));
  if (!existsSync(path) && isDynamicPattern(path))
    return globSync(path).map((file) => ({ file, isOld: false }));
  return [{ file: caseFile(path), isOld: false }];
}
