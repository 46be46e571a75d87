import { readFileSync } from 'node:fs';
import { Stop } from '#harness/cli/support/stop.mjs';
import { readShard } from '#harness/traces/shards.ts';
import { type RunResult, addFigures } from './run.ts';
import type { Finding } from '../watch.ts';

/** Result of a run, or of one machine's shard: plain data that can be stored and merged. */
export interface Part extends Omit<RunResult, 'failures'> {
  simulation: 1;
  /** The simulation's arguments, except its amount. */
  of: string;
  /** Shard: `2/3`. */
  shard: string;
  failures: readonly { seed: number; finding: Finding }[];
}

/**
 * Reads and merges the parts of one run.
 *
 * @throws {Stop} if a part is missing or belongs to another run
 */
export function mergedParts(paths: readonly string[]): Part {
  const parts = paths.map(readPart);
  const [first, ...others] = parts;
  if (!first) throw new Stop('--merge takes the files that --json has written.', 2);
  const strange = others.find(({ of }) => of !== first.of);
  if (strange) throw new Stop(`These are parts of several runs: ${first.of}; ${strange.of}.`, 2);
  const { of } = shardOf(first);
  for (let index = 1; index <= of; index++) {
    const times = parts.filter(({ shard }) => shard === `${index}/${of}`).length;
    if (times === 1) continue;
    const is = times === 0 ? 'missing' : `given ${times} times`;
    throw new Stop(`Shard ${index}/${of} is ${is}.`, 2);
  }
  if (parts.length > of) throw new Stop(`These are not the ${of} shards of one run.`, 2);
  return { ...others.reduce(together, first), shard: '1/1' };
}

function shardOf({ shard }: Part) {
  return readShard(shard) ?? { index: 1, of: 1 };
}

function readPart(path: string): Part {
  let part: Partial<Part> | null;
  try {
    part = JSON.parse(readFileSync(path, 'utf8')) as Partial<Part> | null;
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is no JSON' : 'cannot be read';
    throw new Stop(`${path} ${reason}.`, 2);
  }
  if (part?.simulation !== 1 || typeof part.shard !== 'string' || !readShard(part.shard))
    throw new Stop(`${path} is no result of a simulation.`, 2);
  return part as Part;
}

function together(one: Part, other: Part): Part {
  return {
    ...one,
    ...addFigures(one, other),
    digest: { a: (one.digest.a + other.digest.a) | 0, b: (one.digest.b + other.digest.b) | 0 },
    pairs: union(one.pairs, other.pairs),
    facts: union(one.facts, other.facts),
    telling: [...one.telling, ...other.telling],
    failures: [...one.failures, ...other.failures],
  };
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])].toSorted();
}
