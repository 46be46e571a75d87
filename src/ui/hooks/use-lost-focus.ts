import { useEffect, useRef } from 'react';

/**
 * Moves the focus when a change of view removes the focused element.
 * @param shown what decides it
 * @param place what takes the focus when nothing else has it
 */
export function useLostFocus(shown: string, place: () => HTMLElement | null | undefined): void {
  const before = useRef(shown);
  useEffect(() => {
    const isOther = before.current !== shown;
    before.current = shown;
    if (isOther && document.activeElement === document.body) place()?.focus();
  });
}
