import { LRUCache } from 'lru-cache';

export interface KeptOptions<Asked extends { key: string }, Made> {
  /** Makes a thing; `answered` is called when all that it waits for has been said. */
  make(asked: Asked, answered: () => void): Promise<Made>;
  /** Whether it is worth keeping. */
  isKept(made: Made): boolean;
  /** Whether there may be any number of its kind, such as of what is not found: they take an eighth of the memory, and none of the others'. */
  isCommon(made: Made): boolean;
  /** Bytes of memory that it takes. */
  sizeOf(made: Made): number;
  /** Bytes of memory that all of them may take. */
  memory: number;
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
/** The part of the memory, as 1 in so many, that is for what there may be any number of. */
const COMMON = 8;
/** Things that are made at the same time. */
const MOST_AT_ONCE = 24;

interface Making<Made> {
  since: number;
  isAnswered: boolean;
  made: Promise<Made | undefined>;
}

/** @example const kept = createKept({ make, isKept, sizeOf, memory: 64e6, now: Date.now, report }); */
export function createKept<Asked extends { key: string }, Made>(
  options: KeptOptions<Asked, Made>,
): Kept<Asked, Made> {
  const { make, isKept, isCommon, sizeOf, memory, now, report } = options;
  const shelfOf = (maxSize: number) =>
    new LRUCache<string, { made: Made; since: number }>({
      maxSize,
      sizeCalculation: ({ made }) => sizeOf(made),
    });
  const commonMemory = Math.ceil(memory / COMMON);
  const common = shelfOf(commonMemory);
  const rare = shelfOf(Math.max(1, Math.floor(memory) - commonMemory));

  function keep(key: string, made: Made): void {
    const [shelf, other] = isCommon(made) ? [common, rare] : [rare, common];
    shelf.set(key, { made, since: now() });
    other.delete(key);
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
          if (isKept(made)) keep(asked.key, made);
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
      const before = rare.get(asked.key) ?? common.get(asked.key);
      const age = before ? now() - before.since : Infinity;
      if (age < FRESH) return before?.made;
      const next = making(asked, isBusy);
      if (next) outlive(next.made);
      if (age < STALE || !next) return before?.made;
      const soon = await within(PATIENCE, next.made);
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
