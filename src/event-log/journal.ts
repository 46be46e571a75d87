import type { LogStore, StoredLife } from './log-store.ts';

/** Lines per write, milliseconds until a smaller batch is written all the same. */
const BATCH_LINES = 256;
const BATCH_MS = 250;
/** Characters of one page life that are kept at most. */
const MAX_LIFE = 16_000_000;
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;
const MAX_LIVES = 60;

export interface JournalOptions {
  store: LogStore;
  /** Names this tab's session; resolves when it is sure that no other tab uses the name. */
  stream: Promise<string>;
  catalogue: string;
  now: number;
  schedule(run: () => void, ms: number): void;
  /**
   * Called between turns, once for each reason: the device refuses and lines are kept in memory
   * only, or this page life has grown past what is kept.
   */
  onLost(reason: 'storage-unavailable' | 'too-large'): void;
}

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

/** Keeps the lines of one page life on the device, in batches; in memory when the device refuses. */
export interface Journal {
  append(line: string): void;
  /** Writes what is waiting. Safe to call when the page is going away. */
  flush(): Promise<void>;
  read(): Promise<JournalContent>;
}

export function createJournal(options: JournalOptions): Journal {
  const { store, catalogue, now, schedule, onLost } = options;
  let waiting: string[] = [];
  let memory: string[] | undefined;
  let size = 0;
  let scheduled = false;
  let writing: Promise<void> = Promise.resolve();

  const opened: Promise<StoredLife | undefined> = options.stream
    .then(async (stream) => {
      await store.prune(now - MAX_AGE, MAX_LIVES);
      return store.begin(stream, catalogue, now);
    })
    .catch(() => {
      keepInMemory([]);
      return undefined;
    });

  function keepInMemory(lines: readonly string[]): void {
    if (memory) memory.push(...lines);
    else {
      memory = [...lines];
      onLost('storage-unavailable');
    }
  }

  async function write(): Promise<void> {
    const life = await opened;
    const lines = waiting;
    waiting = [];
    if (lines.length === 0) return;
    if (!life || memory) {
      keepInMemory(lines);
      return;
    }
    try {
      await store.append(life, lines);
    } catch {
      const kept = await store.read(life.stream).catch(() => []);
      keepInMemory([...(kept.find((one) => one.life.life === life.life)?.lines ?? []), ...lines]);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write, write);
    return writing;
  }

  return {
    append(line) {
      const before = size;
      size += line.length;
      waiting.push(line);
      if (size > MAX_LIFE && before <= MAX_LIFE) schedule(() => onLost('too-large'), 0);
      if (waiting.length >= BATCH_LINES) void flush();
      else if (!scheduled) {
        scheduled = true;
        schedule(() => {
          scheduled = false;
          void flush();
        }, BATCH_MS);
      }
    },
    flush,
    async read() {
      await flush();
      const stream = await options.stream.catch(() => 'memory');
      const life = await opened;
      const lives = life ? await store.read(stream).catch(() => []) : [];
      const current = lives.find((one) => one.life.life === life?.life);
      return {
        stream,
        earlier: lives.filter((one) => one !== current),
        lines: memory ?? current?.lines ?? [],
      };
    },
  };
}
