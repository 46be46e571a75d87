import type { LogStore, StoredLife } from './log-store.ts';

/** Lines per write, milliseconds until a smaller batch is written all the same. */
const BATCH_LINES = 256;
const BATCH_MS = 250;
/** How long the device may take to open the log. */
const PATIENCE_MS = 10_000;
/** Characters of one page life that are kept at most. */
const MAX_LIFE = 16_000_000;
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;
const MAX_LIVES = 60;

/** What a journal needs from outside; times in milliseconds. */
export interface JournalOptions {
  store: LogStore;
  /** Names this tab's session; resolves when it is sure that no other tab uses the name. */
  stream: Promise<string>;
  catalogue: string;
  now: number;
  schedule(run: () => void, ms: number): void;
  /**
   * Keeps a text at once, for the next page life of this tab: while a page goes away, the log's
   * database is too slow.
   */
  rescue: { keep(text: string): void; take(): string | null };
  /**
   * Called between turns, once for each reason: the device refuses and lines are kept in memory
   * only, or this page life has grown past what is kept.
   */
  onLost(reason: 'storage-unavailable' | 'too-large'): void;
}

/** A page life before this one, as the device kept it. */
export interface EarlierLife {
  life: StoredLife;
  lines: readonly string[];
}

/** The earlier lives of this tab's session and all lines of this one. */
export interface JournalContent {
  stream: string;
  earlier: readonly EarlierLife[];
  lines: readonly string[];
}

/**
 * Keeps the lines of one page life: all of them in memory, so that an export has them whatever
 * becomes of the device, and in batches on the device, for the page lives after this one.
 */
export interface Journal {
  append(line: string): void;
  flush(): Promise<void>;
  /** The page may be going away: what the device does not have yet is kept for the next page life. */
  leave(): void;
  read(): Promise<JournalContent>;
  /** Deletes what the device has of this tab's session; no more is kept of it from now on. */
  forget(): Promise<void>;
}

/**
 * Opens a journal; nothing is thrown and nothing rejects, a device that refuses is told of by `onLost`.
 *
 * @example
 * const journal = createJournal({ store: createIndexedDbLogStore(), stream, catalogue, now, schedule, onLost });
 */
export function createJournal(options: JournalOptions): Journal {
  const { store, catalogue, now, schedule, rescue, onLost } = options;
  const lines: string[] = [];
  let asked = 0;
  let written = 0;
  let kept = 0;
  let isRefused = false;
  let size = 0;
  let scheduled = false;

  const rescued = rescue.take();
  const opening = options.stream.then(async (stream) => {
    await store.prune(now - MAX_AGE, MAX_LIVES);
    if (rescued !== null)
      await import('./rescued.ts')
        .then(({ restore }) => restore(rescued, stream, store))
        .catch(() => undefined); // What could be saved of the last page life is not worth this one.
    return store.begin(stream, catalogue, now);
  });
  const silence = new Promise<never>((_, reject) => schedule(reject, PATIENCE_MS));
  const opened: Promise<StoredLife | undefined> = Promise.race([opening, silence]).catch(refuse);
  let writing: Promise<unknown> = opened;

  function refuse(): undefined {
    if (!isRefused) onLost('storage-unavailable');
    isRefused = true;
  }

  async function write(): Promise<void> {
    const life = await opened;
    const waiting = lines.slice(written);
    written = lines.length;
    if (!life || isRefused || waiting.length === 0) return;
    await store.append(life, waiting).then(() => (kept += waiting.length), refuse);
  }

  async function flush(): Promise<void> {
    asked = lines.length;
    writing = writing.then(write);
    await writing;
  }

  return {
    append(line) {
      const before = size;
      size += line.length;
      lines.push(line);
      if (size > MAX_LIFE && before <= MAX_LIFE) schedule(() => onLost('too-large'), 0);
      if (lines.length - asked >= BATCH_LINES) void flush();
      else if (!scheduled) {
        scheduled = true;
        schedule(() => {
          scheduled = false;
          void flush();
        }, BATCH_MS);
      }
    },
    flush,
    leave() {
      if (!isRefused && kept < lines.length)
        rescue.keep(
          JSON.stringify({ catalogue, startedAt: now, from: kept, lines: lines.slice(kept) }),
        );
    },
    async forget() {
      isRefused = true;
      const own = await opened;
      await writing;
      if (own) await store.drop(own.stream).catch(() => undefined);
    },
    async read() {
      const own = await opened;
      const lives = own ? await store.read(own.stream).catch(() => []) : [];
      return {
        stream: own?.stream ?? 'memory',
        earlier: lives.filter(({ life }) => life.life !== own?.life),
        lines,
      };
    },
  };
}
