import { oneSlash } from '../../../kernel/site-path.ts';
import { type Location, MAX_PATH } from '../../navigation.ts';
import { removeAddressSecrets } from '../address-secrets.ts';

export type NavigationAction = 'push' | 'replace' | 'pop';

/** History port: the only module that reads and writes the address bar. */
export interface BrowserHistory {
  /** Current location, without the secrets of a mailed link (AUT-15). */
  current(): Location;
  /** Navigates to an address of this site; silently refuses any other. */
  push(to: string): void;
  replace(to: string): void;
  go(delta: number): void;
  /** Reports every change of address. */
  listen(onChange: (location: Location, action: NavigationAction) => void): void;
}

/**
 * Keys number the visits from the document's start time: a new document starts a new visit, so
 * that Back restores the earlier scroll position. The first key ends in `start`.
 */
export function createBrowserHistory(): BrowserHistory {
  let tell: (location: Location, action: NavigationAction) => void = () => undefined;

  if (keyIn(window.history.state) === undefined)
    window.history.replaceState({ key: `${performance.timeOrigin.toFixed()}-start` }, '');

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
    const state = { key: String((parseInt(current().key) || 0) + 1) };
    try {
      window.history[`${action}State`](state, '', to);
    } catch {
      return; // An address of another site, or too many calls for the browser's rate limit.
    }
    tell(current(), action);
  }

  function isHere(to: string): boolean {
    const { path, search, hash } = current();
    return to === path + search + hash;
  }

  return {
    current,
    // The browser's own links replace as well.
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
