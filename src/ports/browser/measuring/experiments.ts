import { writeCookie } from '../../storage/cookies.ts';
import { cookieOf } from './measured.ts';

const FILE_KEY = 'selvedge-experiments';
const LOAD_MS = 10_000;
const VISIT_COOKIE = 'selvedge_visit';
/** EXP-06 */
const VISIT_MS = 30 * 60 * 1000;

/** Reads the data file without cookies; rejects after `waitMs`. */
export async function loadDataFile(address: string, etag: string | null, waitMs = LOAD_MS) {
  const answer = await fetch(address, {
    // Skips the HTTP cache, which would hide the 304.
    cache: 'no-store',
    credentials: 'omit',
    headers: etag === null ? {} : { 'if-none-match': etag },
    signal: AbortSignal.timeout(waitMs),
  });
  if (answer.status === 304) return 'unchanged' as const;
  if (!answer.ok) throw new Error(`The data file of the experiments: ${answer.status}`);
  return { text: await answer.text(), etag: answer.headers.get('etag') };
}

/** Browser functions of an experiment provider; loads nothing without an address. */
export function providerPlatform(address: string | undefined, visitorCookie: string) {
  return {
    load: (etag: string | null) => loadDataFile(address ?? '', etag),
    mayLoad: () => address !== undefined && cookieOf(visitorCookie) !== undefined,
    schedule: (run: () => void, ms: number) => void setTimeout(run, ms),
    keep(text: string): void {
      try {
        localStorage.setItem(FILE_KEY, text);
      } catch {
        return; // The next page loads the file again.
      }
    },
    kept(): string | null {
      try {
        return localStorage.getItem(FILE_KEY);
      } catch {
        return null;
      }
    },
  };
}

let last = { began: 0, seen: 0 };

/**
 * Start of this visit, in ms since 1970. A visit ends after half an hour without a measurement.
 */
export function visitBegan(): number {
  const now = Date.now();
  const isOn = now - last.seen < VISIT_MS;
  const began = Number(cookieOf(VISIT_COOKIE)) || (isOn ? last.began : now);
  last = { began, seen: now };
  writeCookie(VISIT_COOKIE, `${began}`, VISIT_MS / 1000);
  return began;
}
