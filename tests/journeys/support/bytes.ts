import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Everything that a script of this origin could read, and the saved file, as one text. */
export async function everyByteOf(page: Page, file: string): Promise<string> {
  return `${await keptLines(page)}\n${readFileSync(file, 'utf8')}`;
}

/** Cookies, storage and every row of every database of the page's origin, as one text. */
export function keptLines(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts = [
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error(name));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result as unknown[]);
          request.onerror = () => reject(request.error ?? new Error(store));
        });
        parts.push(`${name}/${store}: ${JSON.stringify(rows)}`);
      }
      database.close();
    }
    for (const key of await caches.keys()) parts.push(key);
    return parts.join('\n');
  });
}

/** Lines of {@link keptLines} without the simulated backend's world. */
export async function shopLines(page: Page): Promise<string[]> {
  const lines = (await keptLines(page)).split('\n');
  return lines.filter((line) => !line.startsWith('selvedge-backend'));
}
