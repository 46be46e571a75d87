import { LRUCache } from 'lru-cache';
import { within } from './within.ts';

export interface DocumentCacheOptions<Asked extends { key: string }, Made, Kind extends string> {
  /** Creates a value; calls `answered` when no more backend answers are awaited. */
  make(asked: Asked, answered: () => void): Promise<Made>;
  /** True if a value may be cached. */
  isKept(made: Made): boolean;
  /** Kind of a value: each kind has its own share of memory. */
  kindOf(asked: Asked, made: Made): Kind;
  /** Memory share of each kind; the sum is 1. */
  shares: Readonly<Record<Kind, number>>;
  /** Bytes of a value. */
  sizeOf(made: Made): number;
  /** Most bytes of all values. */
  memory: number;
  /** Longest wait (ms) for a value under way; 400 by default. */
  patience?: number;
  /** Milliseconds since 1970. */
  now(): number;
  report(error: unknown): void;
}

/** Cache that creates each value once for parallel requests. */
export interface DocumentCache<Asked, Made> {
  /**
   * Returns a cached value, or one that is ready in time; undefined otherwise, or if `isBusy`
   * prevents the start. `outlive` receives work that continues after the answer.
   */
  get(
    asked: Asked,
    outlive: (work: Promise<unknown>) => void,
    isBusy?: boolean,
  ): Promise<Made | undefined>;
}

/** Milliseconds for which a value is fresh. */
const FRESH = 60_000;
/**
 * Milliseconds for which a stale value is served while it is renewed; later only if the renewal
 * is too slow.
 */
const STALE = 600_000;
/** Longest wait (ms) for a value. */
const PATIENCE = 400;
/** Milliseconds after which a creation counts as lost: a platform may end it with its request. */
const LOST = 10_000;
/** Most parallel creations. */
const MOST_AT_ONCE = 24;

interface Making<Made> {
  since: number;
  isAnswered: boolean;
  made: Promise<Made | undefined>;
}

/** @example const kept = createDocumentCache({ make, isKept, sizeOf, memory: 64e6, now: Date.now, report }); */
export function createDocumentCache<Asked extends { key: string }, Made, Kind extends string>(
  options: DocumentCacheOptions<Asked, Made, Kind>,
): DocumentCache<Asked, Made> {
  const { make, isKept, kindOf, shares, sizeOf, memory, now, report } = options;
  const { patience = PATIENCE } = options;
  const shelves = new Map(
    Object.entries<number>(shares).map(([kind, share]) => [
      kind,
      new LRUCache<string, { made: Made; since: number }>({
        maxSize: Math.max(1, Math.floor(memory * share)),
        sizeCalculation: ({ made }) => sizeOf(made),
      }),
    ]),
  );

  function keep(asked: Asked, made: Made): void {
    for (const shelf of shelves.values()) shelf.delete(asked.key);
    shelves.get(kindOf(asked, made))?.set(asked.key, { made, since: now() });
  }

  function keptOf(key: string) {
    for (const shelf of shelves.values()) if (shelf.has(key)) return shelf.get(key);
    return undefined;
  }
  const underWay = new Map<string, Making<Made>>();

  function making(asked: Asked, isBusy: boolean): Making<Made> | undefined {
    for (const [key, { since }] of underWay) if (now() - since > LOST) underWay.delete(key);
    const present = underWay.get(asked.key);
    if (present || isBusy || underWay.size >= MOST_AT_ONCE) return present;
    const next: Making<Made> = {
      since: now(),
      isAnswered: false,
      made: make(asked, () => (next.isAnswered = true))
        .then((made) => {
          if (isKept(made)) keep(asked, made);
          return made;
        })
        .catch((error: unknown) => {
          report(error);
          return undefined;
        })
        .finally(() => {
          if (underWay.get(asked.key) === next) underWay.delete(asked.key);
        }),
    };
    underWay.set(asked.key, next);
    return next;
  }

  return {
    async get(asked, outlive, isBusy = false) {
      const before = keptOf(asked.key);
      const age = before ? now() - before.since : Infinity;
      if (age < FRESH) return before?.made;
      const next = making(asked, isBusy);
      if (next) outlive(next.made);
      if (age < STALE || !next) return before?.made;
      const soon = await within(patience, next.made);
      const made = soon ?? (next.isAnswered ? await within(LOST, next.made) : undefined);
      return before && !(made && isKept(made)) ? before.made : made;
    },
  };
}
