import { type RefObject, useLayoutEffect } from 'react';

/**
 * For a `nav` that takes the place of the one beside it, which goes when it hears `taken`: whoever
 * had the focus on a link there has it on the same link here.
 * @example useTakenFocus(list, onShown);
 */
export function useTakenFocus(within: RefObject<Element | null>, taken: () => void): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const place = within.current?.closest('nav')?.parentElement;
    const href = place?.contains(focused) ? focused?.getAttribute('href') : null;
    if (href) within.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
    taken();
    // oxlint-disable-next-line react/exhaustive-deps -- once: afterwards the other one is gone
  }, []);
}
