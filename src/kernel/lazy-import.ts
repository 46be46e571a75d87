/** Retries a failed load. */
type Asker = () => void;

const lost = new Set<Asker>();
let onRefused: (() => void) | undefined;

/**
 * Loads a lazy file; every `import()` of the shop uses it. Retries once at once. A success also
 * retries earlier failures. Rejects with the browser's error; a later call really loads again.
 *
 * @example const { saveTextFile } = await fetchFile(() => import('./save-file.ts'));
 */
export function importWithRetry<File>(load: () => Promise<File>): Promise<File> {
  return load()
    .catch(load)
    .then(
      (file) => {
        if (lost.size > 0) askForLostFiles();
        return file;
      },
      (error: unknown) => {
        const refused = onRefused;
        onRefused = undefined;
        refused?.();
        throw error;
      },
    );
}

/** Calls `run` once when the next load fails; undefined cancels it. */
export function whenRefused(run: (() => void) | undefined): void {
  onRefused = run;
}

/** Registers a retry for a failed load; returns the removal. */
export function noteLost(ask: Asker): () => void {
  lost.add(ask);
  return () => lost.delete(ask);
}

/** Retries all failed loads, for instance when the connection is back. */
export function askForLostFiles(): void {
  const all = [...lost];
  for (const ask of all) ask();
}

/** Place of a failed view's error message: the page, a part of it, an overlay, or none. */
export type LostPlace = 'page' | 'part' | 'over' | 'none';

/** Failure or recovery of a view's file, for the log. */
export interface FileNews {
  file: string;
  place: LostPlace;
  isHere: boolean;
}

const listeners = new Set<(news: FileNews) => void>();

/**
 * Calls the listener for each failed view, and again when it has loaded; returns the
 * unsubscription.
 */
export function onFileNews(listener: (news: FileNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellOfFile(news: FileNews): void {
  for (const listener of listeners) listener(news);
}
