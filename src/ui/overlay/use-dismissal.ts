import { type RefObject, useEffect } from 'react';

/**
 * Dismisses a popup without a dialog: calls back on Escape anywhere, and when the focus leaves.
 * @example useDismissal(list, isOpen, { escaped: backToOpener, left: close });
 */
export function useDismissal(
  within: RefObject<Element | null>,
  isOpen: boolean,
  { escaped, left }: { escaped: () => void; left: () => void },
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    function pressed({ key }: KeyboardEvent): void {
      if (key === 'Escape') escaped();
    }
    function focused({ target }: FocusEvent): void {
      if (target instanceof Node && !within.current?.contains(target)) left();
    }
    document.addEventListener('keydown', pressed);
    document.addEventListener('focusin', focused);
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('focusin', focused);
    };
  }, [within, isOpen, escaped, left]);
}
