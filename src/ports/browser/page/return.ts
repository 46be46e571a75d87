import { SIGN_OUT_STAMP } from '../../storage/forget.ts';
import type { Stream } from '../storage/stream.ts';

/** How long a page may have been away to be taken up as it was, in milliseconds: days of delivery and prices grow old. */
const FRESH_MS = 30 * 60_000;

/**
 * Lets the browser keep the page for Back. Shown again, it goes on as it was (`run`), unless its session has gone on
 * in another tab, somebody has signed out, the device has another `mark`, or it was away for too long:
 * then it is loaded anew. Gives what ends it.
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
      stream.free(); // Also where it goes for good: the browser may take its time to end it.
      if (persisted) left = { at: Date.now(), by: device() };
    },
    { signal: ended.signal },
  );
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && comesBack()), {
    signal: ended.signal,
  });
  return () => ended.abort();
}

/** Another one after each sign-out. */
function signOutStamp(): string | null {
  try {
    return localStorage.getItem(SIGN_OUT_STAMP);
  } catch {
    return null;
  }
}
