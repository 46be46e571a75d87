import { fetchFile } from '../kernel/late-file.ts';
import type { LogStore, StoredLife } from './log-store.ts';

/** Lines per write, milliseconds until a smaller batch is written all the same. */
const BATCH_LINES = 256;
const BATCH_MS = 250;
/** Longest wait (ms) for the device to open the log, read it or forget it. */
const PATIENCE_MS = 10_000;
/** Characters after which a page life gets a checkpoint, so that the lines before it can go. */
const LONG = 8_000_000;
/** Parts of this page life that stay in memory, each from a checkpoint to the next: the device may not have them. */
const IN_MEMORY = 2;
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;
const MAX_LIVES = 60;

/** What a journal needs from outside; times in milliseconds. */
export interface JournalOptions {
  store: LogStore;
  /** Names this tab's session; resolves when it is sure that no other tab uses the name. */
  stream: Promise<string>;
  catalogue: string;
  now(): number;
  schedule(run: () => void, ms: number): void;
  /**
   * Keeps a text at once, for the next page life of this tab: while a page goes away, the log's
   * database is too slow.
   */
  rescue: { keep(text: string): void; take(): string | null };
  /** Called between turns, once: the device refuses, and lines are kept in memory only. */
  onLost(): void;
  /** Called between turns: what is in memory has grown long, and `begin` is to be called, with a checkpoint behind it. */
  onLong(): void;
}

/** Lines of this tab's session, in memory and on the device. */
export interface JournalContent {
  /** Lines of each part of this page life that is in memory. */
  inMemory: readonly (readonly string[])[];
  /** Lives of these parts on the device. */
  stored: readonly (StoredLife | undefined)[];
  /** All lives of the session on the device, oldest first. */
  lives: Awaited<ReturnType<LogStore['read']>>;
}

/**
 * Keeps the lines of one page life: the last of them in memory, so that an export has them whatever
 * becomes of the device, and all in batches on the device, for the page lives after this one and for
 * an export of this one. A page life of any length is kept from a checkpoint on: the device drops the
 * oldest parts.
 */
export interface Journal {
  append(line: string): void;
  /** A checkpoint follows: the lines from here on can be read without those before. */
  begin(): void;
  flush(): Promise<void>;
  /** The page may be going away: what the device does not have yet is kept for the next page life. */
  leave(): void;
  /** All lines until now. */
  read(): Promise<JournalContent>;
  /** Deletes what the device has of this tab's session; no more is kept of it from now on. */
  forget(): Promise<void>;
}

/** The lines from the beginning of a page life, or from a checkpoint, to the next checkpoint. */
interface Part {
  startedAt: number;
  lines: string[];
  /** Characters behind its first line. */
  size: number;
  /** Lines that have been handed to the device, and that it has taken. */
  written: number;
  kept: number;
  /** Where the device keeps it; nowhere, if it refuses. */
  life: Promise<StoredLife | undefined>;
}

/**
 * Opens a journal; nothing is thrown and nothing rejects, a device that refuses is told of by `onLost`.
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

  /** Begins a life behind the page before this one, whose last lines are the rescued text. */
  async function beginLife(stream: string, at: number, text: string | null): Promise<StoredLife> {
    if (text !== null)
      await fetchFile(() => import('./rescued.ts'))
        .then(({ restore }) => restore(text, stream, store))
        .catch(() => undefined); // What could be saved of the last page life is not worth this one.
    return store.begin(stream, catalogue, at);
  }

  /** Rejects where the device takes too long. */
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

  /** Where the parts that are in memory are on the device. */
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
      // What a part begins with is not counted: a checkpoint of any size is followed by as much again.
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
      // A page between, which was left for this one, may have reached nothing but the tab.
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
      // Earlier lives are there also where this one could not begin.
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
