import { useSyncExternalStore } from 'react';

/** CSS pixels at the foot of the window that fixed views cover, one above the other. A server's page has none. */
const covered = { notice: 0, bar: 0 };
const listeners = new Set<() => void>();

/** Sets the height that a view covers. `page` gets the sum as `--covered-foot`, which nothing inherits. */
export function coverFoot(page: Document, by: keyof typeof covered, height: number): void {
  covered[by] = Math.ceil(height);
  const sum = covered.notice + covered.bar;
  for (const { style } of [page.documentElement, page.body])
    if (sum > 0) style.setProperty('--covered-foot', `${sum}px`);
    else style.removeProperty('--covered-foot');
  for (const tell of listeners) tell();
}

/**
 * Height that the notice covers, for a view that is fixed above it. A property that all of the page inherits would
 * make each change one of every element's style.
 *
 * @example <div style={{ translate: `0 ${-useCoveredFoot()}px` }} />
 */
export function useCoveredFoot(): number {
  return useSyncExternalStore(
    subscribe,
    () => covered.notice,
    () => 0,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
