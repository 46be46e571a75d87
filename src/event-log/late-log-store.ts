import { fetchFile } from '../kernel/late-file.ts';
import type { LogStore } from './log-store.ts';

/**
 * The log's database in the browser, whose code is loaded beside the first page (0.7 kB gz less to wait for). Until it is there lines
 * wait in memory, and a page that goes away before leaves them to the next one as it always does. What cannot be loaded is asked for
 * again by the next use. `page` is as in `createIndexedDbLogStore`.
 */
export function createLateLogStore(
  page?: EventTarget,
  load = () => fetchFile(() => import('./log-store.ts')),
): LogStore {
  let loaded: Promise<LogStore> | undefined;

  function store(): Promise<LogStore> {
    loaded ??= load().then(
      ({ createIndexedDbLogStore }) => createIndexedDbLogStore(page),
      (error: unknown) => {
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  }

  return {
    begin: async (...life) => (await store()).begin(...life),
    append: async (...batch) => (await store()).append(...batch),
    read: async (stream) => (await store()).read(stream),
    drop: async (stream) => (await store()).drop(stream),
    prune: async (...limits) => (await store()).prune(...limits),
  };
}
