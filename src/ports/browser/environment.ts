import type { Environment } from '../start.ts';
import type { Location } from '../navigation.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control, where the browser has it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Keys of the shop's own that scripts may read back at the start. Nothing secret is ever under them. */
const STORAGE_PREFIX = 'selvedge.';
const COOKIE_PREFIX = 'selvedge_';
/** Names of cookies and keys that the requirements give (XAC-05, XAC-12). */
const NAMED: readonly string[] = ['xcomreg', 'ml'];
const STORE_KEY = 'selvedge.store';

/** Reads the browser's surroundings once, at the start of a page life. */
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

/** A referrer elsewhere can carry personal data in its address: only its origin is kept. */
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

/** A store named in the address is kept for this tab: links inside the shop do not carry it. */
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

/** @param minutes that UTC is ahead of the place, as `Date` tells it */
function offsetText(minutes: number): string {
  const pad = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes > 0 ? '-' : '+'}${pad(size / 60)}:${pad(size % 60)}`;
}
