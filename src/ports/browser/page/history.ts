import { oneSlash } from '../../../kernel/site-path.ts';
import { type Location, MAX_PATH } from '../../navigation.ts';
import { removeAddressSecrets } from '../address-secrets.ts';

export type NavigationAction = 'push' | 'replace' | 'pop';

/** The browser's history as a port: the only place that reads and writes the address bar. */
export interface BrowserHistory {
  /** Where the shopper is, without the secrets of a mailed link (AUT-15). */
  current(): Location;
  /** Goes to an address of this site; any other is refused, and nobody is told. */
  push(to: string): void;
  replace(to: string): void;
  go(delta: number): void;
  /** Starts telling of every change of address, whoever made it. */
  listen(onChange: (location: Location, action: NavigationAction) => void): void;
}

const VISITS_KEY = 'selvedge-visits';

/**
 * Visits are numbered in the order in which the tab makes them: `start`, `1`, `2`… A fresh document is a visit of
 * its own, so that Back to an earlier one finds where that was scrolled to.
 */
export function createBrowserHistory(): BrowserHistory {
  let tell: (location: Location, action: NavigationAction) => void = () => undefined;

  if (keyIn(window.history.state) === undefined)
    window.history.replaceState({ key: firstKey() }, '');

  function current(): Location {
    removeAddressSecrets();
    const { pathname, search, hash } = window.location;
    return {
      path: oneSlash(pathname).slice(0, MAX_PATH),
      search,
      hash,
      key: keyIn(window.history.state) ?? 'start',
    };
  }

  function go(to: string, action: 'push' | 'replace'): void {
    const state = { key: nextKey(current().key) };
    try {
      window.history[`${action}State`](state, '', to);
    } catch {
      return; // Another site's address, or more of them at once than the browser takes.
    }
    tell(current(), action);
  }

  function isHere(to: string): boolean {
    const { path, search, hash } = current();
    return to === path + search + hash;
  }

  return {
    current,
    // As a browser's own links do.
    push: (to) => go(to, isHere(to) ? 'replace' : 'push'),
    replace: (to) => go(to, 'replace'),
    go: (delta) => window.history.go(delta),
    listen(onChange) {
      tell = onChange;
      window.addEventListener('popstate', () => onChange(current(), 'pop'));
    },
  };
}

function keyIn(state: unknown): string | undefined {
  const key: unknown = typeof state === 'object' && state ? Reflect.get(state, 'key') : undefined;
  return typeof key === 'string' ? key : undefined;
}

/** The key of a document that has none yet. */
function firstKey(): string {
  if (countedVisits() !== undefined) return nextKey('start');
  storeVisits(0);
  return 'start';
}

/** Counts a visit of this tab; along the history where the tab has no storage. */
function nextKey(last: string): string {
  const next = (countedVisits() ?? (Number(last) || 0)) + 1;
  storeVisits(next);
  return String(next);
}

function countedVisits(): number | undefined {
  try {
    const count = Number(sessionStorage.getItem(VISITS_KEY) ?? NaN);
    return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
  } catch {
    return undefined;
  }
}

function storeVisits(count: number): void {
  try {
    sessionStorage.setItem(VISITS_KEY, String(count));
  } catch {
    return;
  }
}
