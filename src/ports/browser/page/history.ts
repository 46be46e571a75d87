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

/**
 * Visits are numbered along the history, from the time at which their document began: a fresh document is a visit of
 * its own, so that Back to an earlier one finds where that was scrolled to. The first visit's key ends in `start`.
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
