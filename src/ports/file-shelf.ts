interface Entry {
  file: Blob;
  /** Uploaded percentage, from 0 to 100. */
  percent: number;
  stop?: () => void;
}

const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();
let count = 0;

/** Holds a file for the ports and returns its key. */
export function holdFile(file: Blob, key = nextKey()): string {
  entries.set(key, { file, percent: 0 });
  return key;
}

function nextKey(): string {
  count += 1;
  return `file-${count}`;
}

/** Returns the file of a key; an empty one after removal. */
export function heldFile(key: string): Blob {
  return entries.get(key)?.file ?? new Blob();
}

/** Removes a file and stops its upload. */
export function forgetFile(key: string): void {
  entries.get(key)?.stop?.();
  entries.delete(key);
}

/** Uploaded percentage of a file, from 0 to 100. For display only: not logged. */
export function percentOf(key: string): number {
  return entries.get(key)?.percent ?? 0;
}

/** Calls the listener after each progress change; returns the unsubscription. */
export function onFileSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records a file's upload progress, and how to stop it. */
export function noteSent(file: Blob, percent: number, stop: () => void): void {
  for (const entry of entries.values())
    if (entry.file === file) Object.assign(entry, { percent, stop });
  for (const listener of listeners) listener();
}
