import { type LostPlace, fetchFile, noteLost, tellOfFile } from '../kernel/late-file.ts';
import { fetchLostSheets } from './lost-sheets.ts';

/** How it stands with a view's file: not there yet, there, or lost; and whether it is asked for again. */
export type Standing<View> =
  | { status: 'coming' }
  | { status: 'here'; view: View }
  | { status: 'lost'; isAsking: boolean }
  /** Lost, and what the document shows stays in its place meanwhile. */
  | { status: 'held' };

/** The file of one view, which all who show the view share. */
export interface ViewFile<View> {
  standing(): Standing<View>;
  /** The same for a place that the document has filled. */
  standingServed(): Standing<View>;
  subscribe(listener: () => void): () => void;
  /** Comes when it is there or lost, and never rejects: to be waited for while the file is coming. */
  settled(): Promise<void>;
  /** Comes when it is there. */
  arrived(): Promise<void>;
  /** Has it come before it is shown; rejects where it cannot. */
  fetch(): Promise<unknown>;
  /** Asks once more for what was lost. */
  askAgain(): void;
  /** Somebody waits for it: that it is lost is said, also where nobody had to know. */
  want(): void;
}

const HELD = { status: 'held' } as const;

export function viewFile<View>(
  load: () => Promise<View>,
  { file, place: missedAt }: { file: string; place: LostPlace },
): ViewFile<View> {
  let place = missedAt;
  const listeners = new Set<() => void>();
  let standing: Standing<View> = { status: 'coming' };
  let fetching: Promise<View> | undefined;
  let settling: Promise<void> | undefined;
  let forget: (() => void) | undefined;
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));

  function stand(next: Standing<View>): void {
    standing = next;
    if (next.status === 'here') arrive();
    for (const listener of listeners) listener();
  }

  /** The bundler's loader holds styles that were lost for loaded when it is asked again. */
  async function styled(): Promise<View> {
    const view = await load();
    await fetchLostSheets();
    return view;
  }

  function fetch(): Promise<View> {
    fetching ??= fetchFile(styled).then(
      (view) => {
        const wasLost = standing.status === 'lost';
        forget?.();
        stand({ status: 'here', view });
        if (wasLost) tellOfFile({ file, place, isHere: true });
        return view;
      },
      (error: unknown) => {
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  }

  function lose(): void {
    forget ??= noteLost(askAgain);
    stand({ status: 'lost', isAsking: false });
    tellOfFile({ file, place, isHere: false });
  }

  function askAgain(): void {
    if (standing.status !== 'lost' || standing.isAsking) return;
    stand({ status: 'lost', isAsking: true });
    fetch().catch(lose);
  }

  function want(): void {
    if (place !== 'page') place = 'over';
    askAgain();
  }

  return {
    standing: () => standing,
    standingServed: () => (standing.status === 'lost' ? HELD : standing),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => (settling ??= fetch().then(() => undefined, lose)),
    arrived: () => arrival,
    fetch,
    askAgain,
    want,
  };
}
