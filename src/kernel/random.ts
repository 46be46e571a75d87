/** Deterministic source of numbers in [0, 1), by its seed. */
export interface Random {
  next(): number;
  /** Integer from 0 to `limit` − 1. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
}

/**
 * Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, equal sequences in every
 * engine.
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  function below(limit: number): number {
    return Math.floor(next() * limit);
  }
  return {
    next,
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Cannot pick from an empty list');
      return item;
    },
  };
}
