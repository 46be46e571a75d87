import type { Location } from '../navigation.ts';

export type NavigationAction = 'push' | 'replace' | 'pop';

/** The browser's history as a port: the only place that reads and writes the address bar. */
export interface BrowserHistory {
  current(): Location;
  push(to: string): void;
  replace(to: string): void;
  go(delta: number): void;
  /** Starts telling of every change of address, whoever made it. */
  listen(onChange: (location: Location, action: NavigationAction) => void): void;
}

/** Visits are numbered along the history: `start`, `1`, `2`… */
export function createBrowserHistory(): BrowserHistory {
  let tell: (location: Location, action: NavigationAction) => void = () => undefined;

  function current(): Location {
    const { pathname, search, hash } = window.location;
    const state: unknown = window.history.state;
    const key: unknown = typeof state === 'object' && state ? Reflect.get(state, 'key') : undefined;
    return { path: pathname, search, hash, key: typeof key === 'string' ? key : 'start' };
  }

  /** Addresses of other sites are refused by the History API itself; they never get that far. */
  function go(to: string, action: 'push' | 'replace'): void {
    const state = { key: String((Number(current().key) || 0) + 1) };
    if (action === 'push') window.history.pushState(state, '', to);
    else window.history.replaceState(state, '', to);
    tell(current(), action);
  }

  return {
    current,
    push: (to) => go(to, 'push'),
    replace: (to) => go(to, 'replace'),
    go: (delta) => window.history.go(delta),
    listen(onChange) {
      tell = onChange;
      window.addEventListener('popstate', () => onChange(current(), 'pop'));
    },
  };
}
