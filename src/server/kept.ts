import { LRUCache } from 'lru-cache';

export interface KeptOptions<Asked extends { key: string }, Made, Kind extends string> {
  /** Makes a thing; `answered` is called when all that it waits for has been said. */
  make(asked: Asked, answered: () => void): Promise<Made>;
  /** Whether it is worth keeping. */
  isKept(made: Made): boolean;
  /** Kind of a thing: each kind has memory of its own, and takes none of the others'. */
  kindOf(asked: Asked, made: Made): Kind;
  /** Share of the memory of each kind; all of them together are 1. */
  shares: Readonly<Record<Kind, number>>;
  /** Bytes of memory that it takes. */
  sizeOf(made: Made): number;
  /** Bytes of memory that all of them may take. */
  memory: number;
  /** Longest wait in ms for a thing that is still being made; 400 by default. */
  patience?: number;
  /** Milliseconds since 1970. */
  now(): number;
  report(error: unknown): void;
}

/** Things that are made once, however many ask for them, and given out for a while. */
export interface Kept<Asked, Made> {
  /**
   * What has been made, or what comes of its making soon enough; `undefined` where nothing does, or nothing is
   * begun because of `isBusy`. `outlive` is given whatever goes on after the answer.
   */
  get(
    asked: Asked,
    outlive: (work: Promise<unknown>) => void,
    isBusy?: boolean,
  ): Promise<Made | undefined>;
}

/** Milliseconds for which a thing counts as new. */
const FRESH = 60_000;
/** Milliseconds for which it is given out for while it is made anew; later only where nothing newer comes. */
const STALE = 600_000;
/** Milliseconds for which others that have to answer are waited for. */
const PATIENCE = 400;
/** Milliseconds after which a making counts as lost: a platform may end it with the request that began it. */
const LOST = 10_000;
/** Things that are made at the same time. */
const MOST_AT_ONCE = 24;

interface Making<Made> {
  since: number;
  isAnswered: boolean;
  made: Promise<Made | undefined>;
}

/** @example const kept = createKept({ make, isKept, sizeOf, memory: 64e6, now: Date.now, report }); */
export function createKept<Asked extends { key: string }, Made, Kind extends string>(
  options: KeptOptions<Asked, Made, Kind>,
): Kept<Asked, Made> {
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

/** What comes in time. */
function within<Value>(milliseconds: number, coming: Promise<Value>): Promise<Value | undefined> {
  let stop = () => {};
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    stop = () => clearTimeout(timer);
  });
  return Promise.race([coming, late]).finally(stop);
}
