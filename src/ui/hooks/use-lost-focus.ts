import { useEffect, useRef } from 'react';

/**
 * Gives the focus on where what had it goes away with a change of what is shown.
 *
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
