import { useSyncExternalStore } from 'react';

/**
 * Heights in CSS pixels that fixed views cover at the foot of the window, stacked. Unused on a
 * server.
 */
const covered = { notice: 0, bar: 0 };
const listeners = new Set<() => void>();

/**
 * Sets the height that a view covers. Keeps the sum free at the foot of the page, and below a focused element. A custom
 * property of the root would recalculate every element's style.
 */
export function coverFoot(page: Document, by: keyof typeof covered, height: number): void {
  covered[by] = Math.ceil(height);
  const sum = covered.notice + covered.bar;
  const free = sum > 0 ? `${sum}px` : '';
  page.documentElement.style.scrollPaddingBlockEnd = free;
  page.body.style.paddingBlockEnd = free;
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
