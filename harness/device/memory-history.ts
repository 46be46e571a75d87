import { type Scope, scopeBind } from 'effector';
import type { AppHistory } from '#src/app/AppRouter.tsx';
import { SECRETS } from '#src/ports/browser/address-secrets.ts';
import { type MailedLink, readMailedLink } from '#src/ports/mailed-link.ts';
import { type Location, locationChanged } from '#src/ports/navigation.ts';
import { type ProviderReturn, readReturn } from '#src/ports/provider-return.ts';

/** Reports each address change to the scope, like a browser's history. */
export interface MemoryHistory extends AppHistory {
  attach(scope: Scope): void;
  current(): Location;
  /** Addresses that were pushed or replaced, in order. */
  readonly visited: readonly string[];
  /** Sets the address without a report to the previous page. */
  arrive(to: string): void;
  /** Returns the payment provider's data in the last address, once. */
  takeReturn(): ProviderReturn;
  /** True if the last address may be a mailed link. */
  hasLink(): boolean;
  /** Returns the mailed link's data in the last address, once. */
  takeLink(): MailedLink;
}

type Action = 'push' | 'replace' | 'pop';

export function memoryHistory(start: Location): MemoryHistory {
  let brought = new Map<string, string>();
  const entries = [withoutSecrets(start)];
  let at = 0;
  const visited: string[] = [];
  let tell: (change: { location: Location; action: Action }) => void = () => undefined;

  function withoutSecrets(location: Location): Location {
    const search = new URLSearchParams(location.search);
    const found = SECRETS.filter((name) => search.has(name));
    if (found.length === 0) return location;
    brought = new Map(search);
    for (const name of found) search.delete(name);
    return { ...location, search: search.size > 0 ? `?${search.toString()}` : '' };
  }

  function locationAt(to: string): Location {
    const current = entries[at] ?? start;
    const { pathname, search, hash } = new URL(to, `http://localhost${current.path}`);
    visited.push(to);
    return withoutSecrets({ path: pathname, search, hash, key: `visit-${visited.length}` });
  }

  function visit(location: Location, action: Action): void {
    entries[at] = location;
    tell({ location, action });
  }

  return {
    visited,
    current: () => entries[at] ?? start,
    takeReturn() {
      const returned = readReturn(brought);
      brought = new Map();
      return returned;
    },
    hasLink: () => brought.has('krypto') || brought.has('id'),
    takeLink() {
      const link = readMailedLink(brought);
      brought = new Map();
      return link;
    },
    attach(scope) {
      tell = scopeBind(locationChanged, { scope });
    },
    arrive(to) {
      entries[at + 1] = locationAt(to);
      at += 1;
      entries.length = at + 1;
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
