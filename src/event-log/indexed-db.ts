/** Promise of an IndexedDB request's result. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused a request'));
  });
}

/** Resolves when a transaction completes; rejects when it aborts, for instance over quota. */
export function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('IndexedDB aborted a transaction'));
  });
}

/** Opens a database and creates its stores if new. Closes it when another page upgrades. */
export function openDatabase(
  name: string,
  version: number,
  create: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => create(request.result);
  return answerOf(request).then((database) => {
    database.onversionchange = () => database.close();
    return database;
  });
}
