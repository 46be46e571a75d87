/** The result of an IndexedDB request as a promise. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused a request'));
  });
}

/** Settles when a transaction is through; rejects when it was aborted, for instance for lack of room. */
export function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('IndexedDB aborted a transaction'));
  });
}

/** Opens a database, creating it when it is new. An older page gives way to a newer version of the shop. */
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
