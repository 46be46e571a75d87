interface Entry {
  file: Blob;
  /** How much of it has been sent, from 0 to 100. */
  percent: number;
  stop?: () => void;
}

const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();
let count = 0;

/** Keeps a file for the ports, and says by which key they know it: a new one, unless told. */
export function holdFile(file: Blob, key = nextKey()): string {
  entries.set(key, { file, percent: 0 });
  return key;
}

function nextKey(): string {
  count += 1;
  return `file-${count}`;
}

/** The file of a key; an empty one where it is there no more. */
export function heldFile(key: string): Blob {
  return entries.get(key)?.file ?? new Blob();
}

/** Lets go of a file. */
export function forgetFile(key: string): void {
  entries.get(key)?.stop?.();
  entries.delete(key);
}

/** How much of a file has been sent, from 0 to 100. It is shown and is no part of the log. */
export function percentOf(key: string): number {
  return entries.get(key)?.percent ?? 0;
}

/** Tells of each change of what has been sent, until the returned function is called. */
export function onFileSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What sends a file says how far it is, and how it is stopped. */
export function noteSent(file: Blob, percent: number, stop: () => void): void {
  for (const entry of entries.values())
    if (entry.file === file) Object.assign(entry, { percent, stop });
  for (const listener of listeners) listener();
}
