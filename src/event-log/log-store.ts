import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** One page life of one tab's session, as kept on the device. */
export interface StoredLife {
  stream: string;
  life: number;
  catalogue: string;
  startedAt: number;
}

/** Where finished lines are kept. Every method rejects when the device refuses. */
export interface LogStore {
  /** Opens a page life behind the earlier ones of this stream. */
  begin(stream: string, catalogue: string, now: number): Promise<StoredLife>;
  append(life: StoredLife, lines: readonly string[]): Promise<void>;
  /** The lines of every life of a stream, oldest first. */
  read(stream: string): Promise<{ life: StoredLife; lines: string[] }[]>;
  /** Deletes the lives that began before `before`, and the oldest ones above `keep` lives. */
  prune(before: number, keep: number): Promise<void>;
  clear(): Promise<void>;
}

interface LogDatabase extends DBSchema {
  lives: { key: [string, number]; value: StoredLife };
  batches: { key: number; value: Batch; indexes: { life: [string, number] } };
}

interface Batch {
  stream: string;
  life: number;
  text: string;
}

const NAME = 'selvedge-event-log';

/** The log's database in the browser. Opens on first use. */
export function createIndexedDbLogStore(): LogStore {
  let opening: Promise<IDBPDatabase<LogDatabase>> | undefined;
  function database(): Promise<IDBPDatabase<LogDatabase>> {
    opening ??= openDB<LogDatabase>(NAME, 1, {
      upgrade(db) {
        db.createObjectStore('lives', { keyPath: ['stream', 'life'] });
        const batches = db.createObjectStore('batches', { autoIncrement: true });
        batches.createIndex('life', ['stream', 'life']);
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
    });
    return opening;
  }

  function livesOf(stream: string): IDBKeyRange {
    return IDBKeyRange.bound([stream, 0], [stream, Infinity]);
  }

  async function drop(lives: readonly StoredLife[]): Promise<void> {
    const db = await database();
    const transaction = db.transaction(['lives', 'batches'], 'readwrite');
    for (const { stream, life } of lives) {
      const keys = await transaction
        .objectStore('batches')
        .index('life')
        .getAllKeys([stream, life]);
      await Promise.all(keys.map((key) => transaction.objectStore('batches').delete(key)));
      await transaction.objectStore('lives').delete([stream, life]);
    }
    await transaction.done;
  }

  return {
    async begin(stream, catalogue, now) {
      const db = await database();
      const transaction = db.transaction('lives', 'readwrite');
      const earlier = await transaction.store.getAllKeys(livesOf(stream));
      const life = { stream, life: (earlier.at(-1)?.[1] ?? 0) + 1, catalogue, startedAt: now };
      await transaction.store.add(life);
      await transaction.done;
      return life;
    },
    async append({ stream, life }, lines) {
      const db = await database();
      const transaction = db.transaction('batches', 'readwrite', { durability: 'relaxed' });
      const added = transaction.store.add({ stream, life, text: lines.join('\n') });
      transaction.commit();
      await Promise.all([added, transaction.done]);
    },
    async read(stream) {
      const db = await database();
      const lives = await db.getAll('lives', livesOf(stream));
      return Promise.all(
        lives.map(async (life) => {
          const batches = await db.getAllFromIndex('batches', 'life', [life.stream, life.life]);
          return { life, lines: batches.flatMap(({ text }) => text.split('\n')) };
        }),
      );
    },
    async prune(before, keep) {
      const db = await database();
      const lives = await db.getAll('lives');
      lives.sort((one, other) => other.startedAt - one.startedAt);
      await drop(lives.filter(({ startedAt }, index) => startedAt < before || index >= keep));
    },
    async clear() {
      const db = await database();
      await drop(await db.getAll('lives'));
    },
  };
}
