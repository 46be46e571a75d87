import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Stop } from '#harness/cli/support/stop.mjs';

/** Seeds of sessions with new coverage, by kind of simulation. */
type Corpus = Record<string, readonly number[]>;

/**
 * Seeds of a file for a kind of sessions; empty without a file.
 *
 * @throws {Stop} if it is another kind of file
 */
export function readCorpus(file: string, kind: string): readonly number[] {
  return wholeCorpus(file)[kind] ?? [];
}

/** Stores the seeds of one kind; keeps those of other kinds. */
export function writeCorpus(file: string, kind: string, seeds: readonly number[]): void {
  const corpus = { ...wholeCorpus(file), [kind]: [...new Set(seeds)] };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(corpus)}\n`);
}

function wholeCorpus(file: string): Corpus {
  if (!existsSync(file)) return {};
  const corpus = parsed(readFileSync(file, 'utf8'));
  const isOne = typeof corpus === 'object' && corpus !== null && !Array.isArray(corpus);
  if (!isOne || !Object.values(corpus).every(isSeeds))
    throw new Stop(`${file} is no corpus of seeds.`, 2);
  return corpus as Corpus;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSeeds(value: unknown): boolean {
  return Array.isArray(value) && value.every((seed) => Number.isSafeInteger(seed) && seed >= 0);
}
