import { answerOf, completion, openDatabase } from './indexed-db.ts';

/** One page life of one tab's session on the device. */
export interface StoredLife {
  stream: string;
  life: number;
  catalogue: string;
  startedAt: number;
  /** Stored characters; absent in page lives from before they were counted. */
  size?: number;
}

/** Storage of finished lines. Every method rejects if the device refuses. */
export interface LogStore {
  /**
   * Starts a page life after the stream's earlier ones, or returns the one with the same `now`.
   */
  begin(stream: string, catalogue: string, now: number): Promise<StoredLife>;
  /**
   * Adds lines to a page life; rejects if it was dropped. Drops the oldest other ones over the
   * limit.
   */
  append(life: StoredLife, lines: readonly string[]): Promise<void>;
  /** Lines of every page life of a stream, oldest first. */
  read(stream: string): Promise<{ life: StoredLife; lines: string[] }[]>;
  /** Deletes every page life of a stream. */
  drop(stream: string): Promise<void>;
  /**
   * Deletes page lives that started before `before`, and the oldest ones above `keep`:
   * `prune(Infinity, 0)` deletes all.
   */
  prune(before: number, keep: number): Promise<void>;
}

interface Batch {
  stream: string;
  life: number;
  text: string;
}

const NAME = 'selvedge-event-log';
const LIVES = 'lives';
const BATCHES = 'batches';
const BY_LIFE = 'life';
/** Most stored characters of all page lives of all tabs. */
const MAX_KEPT = 48_000_000;
/** Assumed size of an uncounted page life. */
const UNCOUNTED = 16_000_000;

function create(database: IDBDatabase): void {
  database.createObjectStore(LIVES, { keyPath: ['stream', 'life'] });
  const batches = database.createObjectStore(BATCHES, { autoIncrement: true });
  batches.createIndex(BY_LIFE, ['stream', 'life']);
}

function livesOf(stream: string): IDBKeyRange {
  return IDBKeyRange.bound([stream, 0], [stream, Infinity]);
}

function allLives(lives: IDBObjectStore, range?: IDBKeyRange): Promise<StoredLife[]> {
  return answerOf(lives.getAll(range) as IDBRequest<StoredLife[]>);
}

function sizeOf({ size }: StoredLife, uncounted = UNCOUNTED): number {
  return size ?? uncounted;
}

function oldestFirst(lives: readonly StoredLife[]): StoredLife[] {
  return lives.toSorted((one, other) => one.startedAt - other.startedAt);
}

/** Pauses while a page is in the back/forward cache; calls `begin` when it enters. */
function pauseOf(page: EventTarget | undefined, begin: () => void): { isOver(): Promise<void> } {
  let over = Promise.resolve();
  let end: () => void = () => undefined;
  page?.addEventListener('pagehide', (event) => {
    if (!('persisted' in event && event.persisted)) return;
    over = new Promise((resolve) => (end = resolve));
    begin();
  });
  page?.addEventListener('pageshow', () => end());
  return { isOver: () => over };
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    return; // The transaction is committing already.
  }
}

/**
 * Log database in IndexedDB; opens on first use. Keeps no transaction open while `page` is in the
 * back/forward cache: WebKit suspends it there, which blocks all other pages. Repeats it once the
 * page is shown.
 */
export function createIndexedDbLogStore(page?: EventTarget): LogStore {
  let opening: Promise<IDBDatabase> | undefined;
  const running = new Set<IDBTransaction>();
  const pause = pauseOf(page, () => {
    for (const transaction of running) abort(transaction);
    running.clear();
  });

  async function transact<T>(
    mode: IDBTransactionMode,
    work: (lives: IDBObjectStore, batches: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    opening ??= openDatabase(NAME, 1, create);
    const database = await opening;
    await pause.isOver();
    const transaction = database.transaction([LIVES, BATCHES], mode, { durability: 'relaxed' });
    running.add(transaction);
    try {
      const done = completion(transaction);
      const [result] = await Promise.all([
        work(transaction.objectStore(LIVES), transaction.objectStore(BATCHES)),
        done,
      ]);
      return result;
    } catch (error) {
      if (running.has(transaction)) throw error;
    } finally {
      running.delete(transaction);
    }
    return transact(mode, work);
  }

  async function dropLife(
    { stream, life }: StoredLife,
    lives: IDBObjectStore,
    batches: IDBObjectStore,
  ): Promise<void> {
    const keys = await answerOf(batches.index(BY_LIFE).getAllKeys([stream, life]));
    for (const key of keys) batches.delete(key);
    lives.delete([stream, life]);
  }

  return {
    begin: (stream, catalogue, now) =>
      transact('readwrite', async (lives) => {
        const earlier = await allLives(lives, livesOf(stream));
        // The next page has stored this page's rescued lines while it was in the back/forward
        // cache.
        const known = earlier.find(({ startedAt }) => startedAt === now);
        if (known) return known;
        const life = {
          stream,
          life: (earlier.at(-1)?.life ?? 0) + 1,
          catalogue,
          startedAt: now,
          size: 0,
        };
        await answerOf(lives.add(life));
        return life;
      }),
    append: ({ stream, life }, lines) =>
      transact('readwrite', async (lives, batches) => {
        const kept = await allLives(lives);
        const isOwn = (one: StoredLife) => one.stream === stream && one.life === life;
        const own = kept.find(isOwn);
        if (!own) throw new Error('The page life was dropped');
        const batch: Batch = { stream, life, text: lines.join('\n') };
        await answerOf(batches.add(batch));
        own.size = sizeOf(own, 0) + batch.text.length;
        await answerOf(lives.put(own));
        let total = kept.reduce((sum, one) => sum + sizeOf(one), 0);
        for (const one of oldestFirst(kept)) {
          if (total <= MAX_KEPT) break;
          if (isOwn(one)) continue;
          total -= sizeOf(one);
          await dropLife(one, lives, batches);
        }
      }),
    read: (stream) =>
      transact('readonly', async (lives, batches) => {
        const kept = await allLives(lives, livesOf(stream));
        return Promise.all(
          kept.map(async (life) => {
            const found = await answerOf(
              batches.index(BY_LIFE).getAll([life.stream, life.life]) as IDBRequest<Batch[]>,
            );
            return { life, lines: found.flatMap(({ text }) => text.split('\n')) };
          }),
        );
      }),
    drop: (stream) =>
      transact('readwrite', async (lives, batches) => {
        for (const life of await allLives(lives, livesOf(stream)))
          await dropLife(life, lives, batches);
      }),
    prune: (before, keep) =>
      transact('readwrite', async (lives, batches) => {
        const newestFirst = (await allLives(lives)).toSorted(
          (one, other) => other.startedAt - one.startedAt,
        );
        for (const [index, life] of newestFirst.entries())
          if (life.startedAt < before || index >= keep) await dropLife(life, lives, batches);
      }),
  };
}
