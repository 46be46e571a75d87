import { dictionary } from '../../../kernel/struct.ts';
import { number } from 'superstruct';
import { readStored } from '../../../kernel/stored-text.ts';
import { requestLock } from '../web-lock.ts';

/** Storage key of claimed names with their times, in ms since 1970. */
const CLAIMED_KEY = 'selvedge-claimed';
const CLAIMED_MS = 30 * 24 * 60 * 60 * 1000;

/** Claims on a device without storage. */
const claimedHere = new Set<string>();

function claimNow(name: string): boolean {
  if (claimedHere.has(name)) return false;
  claimedHere.add(name);
  try {
    const now = Date.now();
    const kept = readStored(localStorage.getItem(CLAIMED_KEY) ?? undefined, dictionary(number()));
    const claimed = Object.entries(kept ?? {}).filter(([, at]) => now - at < CLAIMED_MS);
    if (claimed.some(([other]) => other === name)) return false;
    localStorage.setItem(
      CLAIMED_KEY,
      JSON.stringify(Object.fromEntries([...claimed, [name, now]])),
    );
    return true;
  } catch {
    return true; // Without storage no other page shares the claims.
  }
}

/** True for the first claim of a name in thirty days, across tabs and visits. */
export async function claimName(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return claimNow(name);
  return requestLock(CLAIMED_KEY, {}, () => claimNow(name));
}

const OUTBOX_KEY = 'selvedge-measured';
/** Timeout (ms) of a request to the collector. */
const POST_MS = 30_000;
const JSON_TYPE = { type: 'application/json' };

/**
 * Collector's address from `<meta name="selvedge-collector" content="…">`; undefined without one.
 */
export function collectorAddress(): string | undefined {
  const meta = document.querySelector('meta[name="selvedge-collector"]');
  return meta?.getAttribute('content') || undefined;
}

/** Value of a cookie that scripts can read. */
export function cookieOf(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
  return found?.slice(start.length) || undefined;
}

/** Browser functions of a sender with this address. */
export function senderPlatform(address: string, visitor: () => string | undefined) {
  return {
    now: () => Date.now(),
    newId: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
    visitor,
    async post(body: string): Promise<'taken' | 'refused' | 'failed'> {
      const { ok, status } = await fetch(address, {
        method: 'POST',
        body: new Blob([body], JSON_TYPE),
        keepalive: body.length < 60_000,
        credentials: 'omit',
        signal: AbortSignal.timeout(POST_MS),
      });
      if (ok) return 'taken';
      const isForGood = status >= 400 && status < 500 && status !== 408 && status !== 429;
      return isForGood ? 'refused' : 'failed';
    },
    beacon(body: string): boolean {
      return navigator.sendBeacon(address, new Blob([body], JSON_TYPE));
    },
    schedule(run: () => void, ms: number): () => void {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    keep(text: string | null): void {
      try {
        if (text === null) localStorage.removeItem(OUTBOX_KEY);
        else localStorage.setItem(OUTBOX_KEY, text);
      } catch {
        return; // Entries that exceed the quota are lost with the page.
      }
    },
    kept(): string | null {
      try {
        return localStorage.getItem(OUTBOX_KEY);
      } catch {
        return null;
      }
    },
  };
}

/** Calls when the page is hidden or unloaded. */
export function onLeaving(leave: () => void): void {
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}

/** SHA-256 of a text in hexadecimal digits; empty without Web Crypto, as on plain HTTP. */
export async function sha256Hex(text: string): Promise<string> {
  if (!('subtle' in crypto)) return '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Query with which the document was requested. Empty for a reload or Back, which start no new
 * visit.
 */
export function landingSearch(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.type === 'navigate' && URL.canParse(entry.name) ? new URL(entry.name).search : '';
}

/** Origin of the referrer; empty without one. */
export function referrerOrigin(): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
}
