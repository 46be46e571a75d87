import { openDB, type IDBPDatabase } from 'idb';
import { createWorld, type World, type WorldState } from './world.ts';

const DATABASE = 'selvedge-backend';
const STORE = 'world';
const KEY = 'current';
const VERSION = 7;

/** Stored data that outlives a page: the changed state without tokens, and the browser's session row. */
interface KeptWorld {
  version: number;
  seed: number;
  /** Changes with every write, so that a tab detects another tab's write. */
  stamp: number;
  row: number | undefined;
  state: WorldState;
}

function open(): Promise<IDBPDatabase> {
  return openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) });
}

/** The state without tokens: reading it does not allow taking over a session. */
export function withoutTokens(state: WorldState): WorldState {
  return { ...state, sessions: state.sessions.map((session) => ({ ...session, token: '' })) };
}

/** A stored state with the tokens that this page has, by row. */
export function withTokens(state: WorldState, known: World): WorldState {
  const sessions = state.sessions.map((session, row) => ({
    ...session,
    token: known.state.sessions[row]?.token ?? '',
  }));
  return { ...state, sessions };
}

/** Storage of the world in IndexedDB. Where storage is full or forbidden the world lasts as long as the page. */
export interface WorldStorage {
  read(seed: number): Promise<KeptWorld | undefined>;
  write(kept: Omit<KeptWorld, 'version'>): Promise<void>;
}

export function openWorldStorage(onFault: (error: unknown) => void): WorldStorage {
  let database: Promise<IDBPDatabase> | undefined;
  async function attempt<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T | undefined> {
    try {
      database ??= open();
      return await work(await database);
    } catch (error) {
      onFault(error);
      return undefined;
    }
  }
  return {
    async read(seed) {
      const kept: unknown = await attempt((db) => db.get(STORE, KEY));
      return isKeptWorld(kept) && kept.seed === seed ? kept : undefined;
    },
    async write(kept) {
      await attempt((db) => db.put(STORE, { version: VERSION, ...kept }, KEY));
    },
  };
}

function isKeptWorld(value: unknown): value is KeptWorld {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'version') === VERSION;
}

/** Replaces the stored world with a new one. `stamp` must be new, e.g. the time. */
export async function resetWorld(
  storage: WorldStorage,
  seed: number,
  stamp: number,
): Promise<void> {
  await storage.write({ seed, stamp, row: undefined, state: createWorld(seed).state });
}
