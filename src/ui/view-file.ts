import { type LostPlace, importWithRetry, noteLost, tellOfFile } from '../kernel/lazy-import.ts';
import { fetchLostSheets } from './lost-sheets.ts';

/** State of a view's file: loading, loaded, or lost; `isAsking` while it is retried. */
export type Standing<View> =
  | { status: 'coming' }
  | { status: 'here'; view: View }
  | { status: 'lost'; isAsking: boolean }
  /** Lost, but the server-rendered content stays visible. */
  | { status: 'held' };

/** File of one view, shared by all its instances. */
export interface ViewFile<View> {
  standing(): Standing<View>;
  /** The same for a server-rendered instance. */
  standingServed(): Standing<View>;
  subscribe(listener: () => void): () => void;
  /** Resolves when loaded or lost; never rejects. */
  settled(): Promise<void>;
  /** Resolves when loaded. */
  arrived(): Promise<void>;
  /** Loads the file ahead of rendering; rejects on failure. */
  fetch(): Promise<unknown>;
  /** Retries a lost file. */
  askAgain(): void;
  /** Marks the view as awaited: its failure is announced in any place. */
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

  /** The bundler's loader treats failed styles as loaded on a retry. */
  async function styled(): Promise<View> {
    const view = await load();
    await fetchLostSheets();
    return view;
  }

  function fetch(): Promise<View> {
    fetching ??= importWithRetry(styled).then(
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
