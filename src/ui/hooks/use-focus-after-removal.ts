import { useEffect, useRef } from 'react';

/**
 * Brings the focus back that is lost where a pressed control goes away with what it has removed.
 *
 * @param count of what can be removed
 * @param place what takes the focus when there is less of it, and nothing else has the focus
 */
export function useFocusAfterRemoval(
  count: number,
  place: () => HTMLElement | null | undefined,
): void {
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    if (isLess && isLost(document.activeElement)) place()?.focus();
  });
}

/** Nobody has the focus, or a dialog that has closed: the browser notices that at its next frame. */
function isLost(element: Element | null): boolean {
  return (
    element === null || element === document.body || element.closest('dialog:not([open])') !== null
  );
}
