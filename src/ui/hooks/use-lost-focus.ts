import { useEffect, useRef } from 'react';

/**
 * Moves the focus when a change of view removes the focused element.
 * @param shown identifies the shown view
 * @param place returns the element to focus if no other has the focus
 */
export function useLostFocus(shown: string, place: () => HTMLElement | null | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    const isOther = before.current !== shown;
    before.current = shown;
    if (isOther && document.activeElement === document.body) place()?.focus();
  });
}
