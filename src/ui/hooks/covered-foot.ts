import { useSyncExternalStore } from 'react';

/**
 * Heights in CSS pixels that fixed views cover at the foot of the window, stacked. Unused on a
 * server.
 */
const covered = { notice: 0, bar: 0 };
const listeners = new Set<() => void>();

/**
 * Sets the height that a view covers. Root and body of `page` get the sum as `--covered-foot`,
 * which is not inherited.
 */
export function coverFoot(page: Document, by: keyof typeof covered, height: number): void {
  covered[by] = Math.ceil(height);
  const sum = covered.notice + covered.bar;
  for (const { style } of [page.documentElement, page.body])
    if (sum > 0) style.setProperty('--covered-foot', `${sum}px`);
    else style.removeProperty('--covered-foot');
  for (const tell of listeners) tell();
}

/**
 * Height of the notice, for a view fixed above it. An inherited property would recalculate every
 * element's style on each change.
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
