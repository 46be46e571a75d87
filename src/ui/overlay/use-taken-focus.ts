import { type RefObject, useLayoutEffect } from 'react';

/**
 * For a `nav` that replaces its sibling: moves the focus from a link there to the same link here.
 * `taken` removes the sibling.
 * @example useTakenFocus(list, onShown);
 */
export function useTakenFocus(within: RefObject<Element | null>, taken: () => void): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const place = within.current?.closest('nav')?.parentElement;
    const href = place?.contains(focused) ? focused?.getAttribute('href') : null;
    if (href) within.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
    taken();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once: `taken` removes the sibling
  }, []);
}
