import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * For links that take the place of others: whoever had the focus on one has it on the same one.
 * @example useTakenFocus(list);
 */
export function useTakenFocus(within: RefObject<Element | null>): void {
  // Before the others are gone.
  const [href] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement?.getAttribute('href'),
  );
  useLayoutEffect(() => {
    if (href && document.activeElement === document.body)
      within.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
  }, [within, href]);
}
