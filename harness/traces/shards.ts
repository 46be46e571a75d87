import { statSync } from 'node:fs';
import { type Finding, type Replay, tell } from './finding.ts';

/** One part of several, counted from 1. */
export interface Shard {
  index: number;
  of: number;
}

/** Parses `2/3`; undefined if it is malformed. */
export function readShard(text: string): Shard | undefined {
  const [, index = '', of = ''] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  return index !== '' && shard.index <= shard.of ? shard : undefined;
}

/**
 * Files of one shard. Deals the largest first, each to the shard with the least, so that all machines deal
 * the same files alike.
 */
export function filesOfShard(files: readonly string[], { index, of }: Shard): string[] {
  const loads = Array.from({ length: of }, () => 0);
  const sizes = files.map((file) => ({ file, size: sizeOf(file) }));
  return sizes
    .toSorted((one, other) => other.size - one.size || (one.file < other.file ? -1 : 1))
    .filter(({ size }) => {
      const least = loads.indexOf(Math.min(...loads));
      // Each replay has a start-up cost, so many small files are also spread out.
      loads[least] = (loads[least] ?? 0) + size + 1;
      return least === index - 1;
    })
    .map(({ file }) => file)
    .toSorted();
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Merges the results of shards.
 *
 * @returns the problem, in a sentence, if they are not all parts of one whole
 */
export function merge(parts: readonly Replay[]): Replay | string {
  const shards = parts.map(({ shard }) => readShard(shard ?? ''));
  const of = shards[0]?.of;
  if (of === undefined || shards.some((shard) => shard?.of !== of))
    return 'These are not the shards of one replay.';
  const indices = shards.map((shard) => shard?.index ?? 0);
  for (let index = 1; index <= of; index++) {
    const times = indices.filter((one) => one === index).length;
    if (times === 0) return `Shard ${index}/${of} is missing.`;
    if (times > 1) return `Shard ${index}/${of} is given ${times} times.`;
  }
  const findings: Finding[] = parts.flatMap(({ files }) => files);
  return tell(findings);
}
