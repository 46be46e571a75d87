import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list whose items hold their own remove buttons: when an item goes and takes the focus with
 * it, the list takes the focus, so that keyboard and screen reader stay where they were.
 * The element needs `tabIndex={-1}`.
 *
 * @example const list = useKeptFocus<HTMLUListElement>(lines.length);
 */
export function useKeptFocus<Kept extends HTMLElement>(count: number): RefObject<Kept | null> {
  const kept = useRef<Kept>(null);
  const before = useRef(count);
  useEffect(() => {
    const element = kept.current;
    const hasShrunk = count < before.current;
    before.current = count;
    if (!element || !hasShrunk) return;
    const { activeElement, body } = element.ownerDocument;
    if (activeElement === null || activeElement === body) element.focus();
  }, [count]);
  return kept;
}
