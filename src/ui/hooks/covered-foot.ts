import { useSyncExternalStore } from 'react';

/** CSS pixels at the foot of the window that something fixed covers. A browser has one page, a server's has nothing fixed. */
let covered = 0;
const listeners = new Set<() => void>();

/** Says how much of the foot is covered from now on. `page` gets it as `--covered-foot`, which nothing inherits. */
export function coverFoot(page: Document, height: number): void {
  covered = Math.ceil(height);
  for (const { style } of [page.documentElement, page.body])
    if (covered > 0) style.setProperty('--covered-foot', `${covered}px`);
    else style.removeProperty('--covered-foot');
  for (const tell of listeners) tell();
}

/**
 * How much of the foot is covered, for what is fixed there as well. A property that all of the page inherits would
 * make each change one of every element's style.
 *
 * @example <div style={{ translate: `0 ${-useCoveredFoot()}px` }} />
 */
export function useCoveredFoot(): number {
  return useSyncExternalStore(
    subscribe,
    () => covered,
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
