/** What asks again for a file that was lost. */
type Asker = () => void;

const lost = new Set<Asker>();
let onRefused: (() => void) | undefined;

/**
 * Fetches a file of the shop that comes late: all `import()` of the shop goes through here. What was
 * refused is asked for once more at once, and what has come takes with it what was lost before. Rejects
 * with what the browser says; asked anew, it is really asked for anew.
 *
 * @example const { saveTextFile } = await fetchFile(() => import('./save-file.ts'));
 */
export function fetchFile<File>(load: () => Promise<File>): Promise<File> {
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

/** Calls `run` once, when a file is refused next; `undefined` cancels it. */
export function whenRefused(run: (() => void) | undefined): void {
  onRefused = run;
}

/** Notes that somebody waits for a file that was lost; ends with the returned function. */
export function noteLost(ask: Asker): () => void {
  lost.add(ask);
  return () => lost.delete(ask);
}

/** Asks again for all that was lost: there may be a connection now. */
export function askForLostFiles(): void {
  const all = [...lost];
  for (const ask of all) ask();
}

/** Where a lost view is missed, and so who says it: the page, a part of it, what was to open over it, or nobody. */
export type LostPlace = 'page' | 'part' | 'over' | 'none';

/** What becomes of a view's file, for the log. */
export interface FileNews {
  file: string;
  place: LostPlace;
  isHere: boolean;
}

const listeners = new Set<(news: FileNews) => void>();

/** Tells of every view that was lost, and of it when it has come after all, until the returned function is called. */
export function onFileNews(listener: (news: FileNews) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellOfFile(news: FileNews): void {
  for (const listener of listeners) listener(news);
}
