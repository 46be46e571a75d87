import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '#harness/cli/support/project.mjs';

/** Cache of the lines that traces run, for the current sources. */
export interface KeptLines {
  get(text: string): Map<string, number[]> | undefined;
  set(text: string, lines: ReadonlyMap<string, readonly number[]>): void;
}

/** Opens the cache for the current sources; a changed source invalidates all of it. */
export function keptLines(folder = inProject('.cache/trace-coverage')): KeptLines {
  const place = join(folder, digestOfSources());
  const fileOf = (text: string) => join(place, `${digestOf(text)}.json`);
  return {
    get(text) {
      const file = fileOf(text);
      if (!existsSync(file)) return undefined;
      return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, number[]][]);
    },
    set(text, lines) {
      mkdirSync(place, { recursive: true });
      writeFileSync(fileOf(text), JSON.stringify([...lines]));
    },
  };
}

function digestOfSources(): string {
  const hash = createHash('sha256');
  const files = readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:tsx?|json)$/.test(name)).toSorted())
    hash.update(file).update(readFileSync(inProject('src', file)));
  return hash.digest('hex').slice(0, 16);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
