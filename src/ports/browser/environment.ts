import type { Environment } from '../start.ts';
import type { Location } from '../navigation.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control, if the browser supports it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Prefix of storage keys that are read at the start. None of them holds a secret. */
const STORAGE_PREFIX = 'selvedge.';
const COOKIE_PREFIX = 'selvedge_';
/** Names of cookies and keys that the requirements give (XAC-05, XAC-12). */
const NAMED: readonly string[] = ['xcomreg', 'ml'];
const STORE_KEY = 'selvedge.store';

/** Reads the browser's environment once, when a page starts. */
export function readEnvironment(location: Location): Environment {
  const { innerWidth, innerHeight } = window;
  const storage = readStorage();
  return {
    now: Date.now(),
    host: window.location.host,
    location,
    referrer: originOf(document.referrer),
    language: navigator.language,
    timeZone: offsetText(new Date().getTimezoneOffset()),
    viewport: { width: innerWidth, height: innerHeight },
    online: navigator.onLine,
    seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    cookies: readCookies(),
    storage,
    storeOverride: rememberedStore(location.search, storage),
    ...(navigator.globalPrivacyControl && { isOptedOut: true }),
  };
}

/** Only the origin: the rest of a foreign referrer can contain personal data. */
function originOf(referrer: string): string {
  try {
    return referrer === '' ? '' : new URL(referrer).origin;
  } catch {
    return '';
  }
}

/** The shop's own cookies, by name. */
export function readCookies(text = document.cookie): Record<string, string> {
  const pairs = text.split('; ').flatMap((pair): [string, string][] => {
    const split = pair.indexOf('=');
    const name = pair.slice(0, split);
    const isOwn = name.startsWith(COOKIE_PREFIX) || NAMED.includes(name);
    return split > 0 && isOwn ? [[name, pair.slice(split + 1)]] : [];
  });
  return Object.fromEntries(pairs);
}

function readStorage(): Record<string, string> {
  try {
    return Object.fromEntries(
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage).flatMap((key): [string, string][] =>
          key.startsWith(STORAGE_PREFIX) || NAMED.includes(key)
            ? [[key, storage.getItem(key) ?? '']]
            : [],
        ),
      ),
    );
  } catch {
    return {};
  }
}

/**
 * Remembers the store in the address for this tab, because links in the shop do not repeat it.
 */
function rememberedStore(search: string, storage: Record<string, string>): string | null {
  const asked = new URLSearchParams(search).get('store');
  if (asked === null) return storage[STORE_KEY] ?? null;
  try {
    sessionStorage.setItem(STORE_KEY, asked);
  } catch {
    return asked;
  }
  return asked;
}

/** @param minutes offset of UTC from local time, as `Date.getTimezoneOffset()` returns it */
function offsetText(minutes: number): string {
  const pad = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes > 0 ? '-' : '+'}${pad(size / 60)}:${pad(size % 60)}`;
}
