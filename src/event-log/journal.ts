import { importWithRetry } from '../kernel/lazy-import.ts';
import type { LogStore, StoredLife } from './log-store.ts';

/** Lines of a full batch, and longest delay (ms) of a smaller one. */
const BATCH_LINES = 256;
const BATCH_MS = 250;
/** Longest wait (ms) for opening, reading or deleting the log on the device. */
const PATIENCE_MS = 10_000;
/** Characters after which a page life gets a checkpoint, so that earlier lines can be dropped. */
const LONG = 8_000_000;
/** Parts of this page life in memory, because the device may refuse them. */
const IN_MEMORY = 2;
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;
const MAX_LIVES = 60;

/** Dependencies of a journal; times in ms. */
export interface JournalOptions {
  store: LogStore;
  /** Name of this tab's session; resolves when no other tab uses it. */
  stream: Promise<string>;
  catalogue: string;
  now(): number;
  schedule(run: () => void, ms: number): void;
  /**
   * Stores a text synchronously for this tab's next page, because IndexedDB is too slow during
   * unload.
   */
  rescue: { keep(text: string): void; take(): string | null };
  /** Called once, outside a tick, when the device refuses: lines are then in memory only. */
  onLost(): void;
  /**
   * Called outside a tick when the part in memory is long. Call `begin` and write a checkpoint
   * then.
   */
  onLong(): void;
}

/** Lines of this tab's session, in memory and on the device. */
export interface JournalContent {
  /** Lines of each part of this page life in memory. */
  inMemory: readonly (readonly string[])[];
  /** Page lives of these parts on the device. */
  stored: readonly (StoredLife | undefined)[];
  /** All lives of the session on the device, oldest first. */
  lives: Awaited<ReturnType<LogStore['read']>>;
}

/**
 * Stores the lines of one page life: all of them in batches on the device, and the latest in
 * memory, so that an export works without the device. A long page life is stored from a
 * checkpoint on, because the device drops its oldest parts.
 */
export interface Journal {
  append(line: string): void;
  /** Starts a part with a checkpoint: its lines can be read without earlier ones. */
  begin(): void;
  flush(): Promise<void>;
  /** Hands unwritten lines to the next page life, because the page may unload. */
  leave(): void;
  /** Returns all lines so far. */
  read(): Promise<JournalContent>;
  /** Deletes this tab's session from the device and stops storing. */
  forget(): Promise<void>;
}

/** Lines from the start of a page life, or a checkpoint, to the next checkpoint. */
interface Part {
  startedAt: number;
  lines: string[];
  /** Characters after the first line. */
  size: number;
  /** Lines written to the device, and lines that it has confirmed. */
  written: number;
  kept: number;
  /** Page life on the device; undefined if it refuses. */
  life: Promise<StoredLife | undefined>;
}

/**
 * Creates a journal. Never throws or rejects; `onLost` reports a device that refuses.
 *
 * @example
 * const journal = createJournal({ store: createLateLogStore(), stream, catalogue, now, schedule, onLost });
 */
export function createJournal(options: JournalOptions): Journal {
  const { store, catalogue, schedule, rescue, onLost, onLong } = options;
  let isRefused = false;
  let scheduled = false;
  let waiting = 0;

  const startedAt = Math.round(options.now());
  const rescued = rescue.take();
  const opening = options.stream.then(async (stream) => {
    await store.prune(startedAt - MAX_AGE, MAX_LIVES);
    return beginLife(stream, startedAt, rescued);
  });
  let current: Part = partOf(startedAt, inTime(opening));
  let parts: readonly Part[] = [current];
  let writing: Promise<unknown> = current.life;

  /** Starts a page life after storing the rescued lines of the previous page. */
  async function beginLife(stream: string, at: number, text: string | null): Promise<StoredLife> {
    if (text !== null)
      await importWithRetry(() => import('./rescued.ts'))
        .then(({ restore }) => restore(text, stream, store))
        .catch(() => undefined); // Losing the previous page's tail must not stop this page's log.
    return store.begin(stream, catalogue, at);
  }

  /** Rejects after the longest wait. */
  function inTime<T>(work: Promise<T>): Promise<T> {
    const silence = new Promise<never>((_, reject) => schedule(reject, PATIENCE_MS));
    return Promise.race([work, silence]);
  }

  function partOf(startedAt: number, life: Promise<StoredLife | undefined>): Part {
    return { startedAt, lines: [], size: 0, written: 0, kept: 0, life: life.catch(refuse) };
  }

  function refuse(): undefined {
    if (!isRefused) onLost();
    isRefused = true;
  }

  async function write(part: Part): Promise<void> {
    const life = await part.life;
    const lines = part.lines.slice(part.written);
    part.written = part.lines.length;
    if (!life || isRefused || lines.length === 0) return;
    await store.append(life, lines).then(() => (part.kept += lines.length), refuse);
  }

  /** Page lives of the parts in memory. */
  function livesOfParts(): Promise<(StoredLife | undefined)[]> {
    return inTime(Promise.all(parts.map(({ life }) => life))).catch(() => []);
  }

  async function flush(): Promise<void> {
    waiting = 0;
    for (const part of parts) writing = writing.then(() => write(part));
    await writing;
  }

  return {
    append(line) {
      const isLong = current.size > LONG;
      // Excludes a part's first line, because a checkpoint can have any size.
      if (current.lines.length > 0) current.size += line.length;
      current.lines.push(line);
      if (current.size > LONG && !isLong) schedule(onLong, 0);
      waiting += 1;
      if (waiting >= BATCH_LINES) void flush();
      else if (!scheduled) {
        scheduled = true;
        schedule(() => {
          scheduled = false;
          void flush();
        }, BATCH_MS);
      }
    },
    begin() {
      void flush();
      const { life } = current;
      const now = Math.round(options.now());
      // A page between, now in the back/forward cache, may have left rescued lines.
      const rescued = rescue.take();
      const next = writing.then(async () => {
        const before = await life;
        return before && !isRefused ? beginLife(before.stream, now, rescued) : undefined;
      });
      current = partOf(now, next);
      parts = [...parts, current].slice(-IN_MEMORY);
    },
    flush,
    leave() {
      const { startedAt, kept, lines } = current;
      if (!isRefused && kept < lines.length)
        rescue.keep(JSON.stringify({ catalogue, startedAt, from: kept, lines: lines.slice(kept) }));
    },
    async forget() {
      isRefused = true;
      const written = livesOfParts().then(() => writing);
      // Earlier page lives exist even if this one could not start.
      await inTime(written.then(() => options.stream).then(store.drop)).catch(() => undefined);
    },
    async read() {
      const inMemory = parts.map(({ lines }) => [...lines]);
      const stored = await livesOfParts();
      const life = stored.find((one) => one !== undefined);
      const lives = life ? await inTime(store.read(life.stream)).catch(() => []) : [];
      return { inMemory, stored, lives };
    },
  };
}
