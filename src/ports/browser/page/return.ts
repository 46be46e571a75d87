import { SIGN_OUT_STAMP } from '../../storage/forget.ts';
import type { Stream } from '../storage/stream.ts';

/** Longest absence (ms) after which a page is restored: delivery days and prices change. */
const FRESH_MS = 30 * 60_000;

/**
 * Allows the back/forward cache. A restored page continues (`run`), or reloads if the session
 * continued in another tab, a shopper signed out, `mark` differs, or it was hidden too long.
 * Returns the cleanup.
 *
 * @example onReturn({ stream, mark: () => document.cookie, run: () => log.goOn() });
 */
export function onReturn({
  stream,
  mark,
  run,
}: {
  stream: Pick<Stream, 'free' | 'takeAgain'>;
  mark: () => string;
  run: () => void;
}): () => void {
  const ended = new AbortController();
  let left = { at: 0, by: '' };
  const device = () => `${mark()} ${signOutStamp()}`;
  async function comesBack(): Promise<void> {
    const isFresh = Date.now() - left.at < FRESH_MS && left.by === device();
    if (isFresh && (await stream.takeAgain())) run();
    else window.location.reload();
  }
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      stream.free(); // Also for a page that is not cached, because its lock may outlive it.
      if (persisted) left = { at: Date.now(), by: device() };
    },
    { signal: ended.signal },
  );
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && comesBack()), {
    signal: ended.signal,
  });
  return () => ended.abort();
}

/** Changes with each sign-out. */
function signOutStamp(): string | null {
  try {
    return localStorage.getItem(SIGN_OUT_STAMP);
  } catch {
    return null;
  }
}
