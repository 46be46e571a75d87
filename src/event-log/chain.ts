import { createDigest, digestText, mixText } from '../kernel/hash.ts';
import { HASH_LENGTH } from './record.ts';

/** A hash chain: each link's hash covers all before it. */
export interface Chain {
  /** Adds a text; returns the chain's hash with `length` characters. */
  link(text: string, length?: number): string;
}

/**
 * Starts a hash chain with these texts.
 *
 * @example createChain(chainStart(), headerLine).link('"i",0,"app/started",{}')
 */
export function createChain(...start: readonly string[]): Chain {
  const digest = createDigest();
  for (const text of start) mixText(digest, text);
  return {
    link(text, length = HASH_LENGTH) {
      mixText(digest, text);
      return digestText(digest, length);
    },
  };
}

/** A line without its brackets and its hash. */
export function unhashed(line: string): string {
  return line.slice(1, -(HASH_LENGTH + 4));
}
