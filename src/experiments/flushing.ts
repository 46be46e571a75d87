/** How what is told of experiments is sent. */
export interface Flushing {
  flushMs: number;
  batchSize: number;
}

/** EXP-02, EXP-03: what the client does unless it is told otherwise. */
const CLIENT: Flushing = { flushMs: 11_000, batchSize: 11 };
/** What the shop tells it. */
export const SHOP: Flushing = { flushMs: 1000, batchSize: 10 };

/** What a client does that is told `options`. */
export function flushing(options: Partial<Flushing> = {}): Flushing {
  return { ...CLIENT, ...options };
}
