import { type Scope, scopeBind } from 'effector';
import type { AppHistory } from '#src/app/AppRouter.tsx';
import { type Location, locationChanged } from '#src/ports/navigation.ts';

/** A history in memory: every change of address reaches the scope as it does in a browser. */
export interface ScenarioHistory extends AppHistory {
  attach(scope: Scope): void;
  current(): Location;
}

type Action = 'push' | 'replace' | 'pop';

export function createScenarioHistory(start: Location): ScenarioHistory {
  const entries = [start];
  let at = 0;
  let visits = 0;
  let tell: (change: { location: Location; action: Action }) => void = () => undefined;

  function locationAt(to: string): Location {
    const current = entries[at] ?? start;
    const { pathname, search, hash } = new URL(to, `http://localhost${current.path}`);
    visits += 1;
    return { path: pathname, search, hash, key: `visit-${visits}` };
  }

  function visit(location: Location, action: Action): void {
    entries[at] = location;
    tell({ location, action });
  }

  return {
    current: () => entries[at] ?? start,
    attach(scope) {
      tell = scopeBind(locationChanged, { scope });
    },
    push(to) {
      const location = locationAt(to);
      at += 1;
      entries.length = at;
      visit(location, 'push');
    },
    replace(to) {
      visit(locationAt(to), 'replace');
    },
    go(delta) {
      const location = entries[at + delta];
      if (!location || delta === 0) return;
      at += delta;
      visit(location, 'pop');
    },
  };
}
