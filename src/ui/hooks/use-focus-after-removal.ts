import { useEffect, useRef } from 'react';

/**
 * Restores the focus that is lost when a pressed control is removed with its item.
 * @param count number of removable items
 * @param place returns the element to focus after a removal, if no other has the focus
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

/**
 * True if nothing has the focus, or a closed dialog has; browsers update that in the next frame.
 */
function isLost(element: Element | null): boolean {
  return (
    element === null || element === document.body || element.closest('dialog:not([open])') !== null
  );
}
