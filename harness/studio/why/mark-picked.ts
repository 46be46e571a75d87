import './mark-picked.css';

const MARK = 'data-picked';

/** Marks the pressed element only. */
export function markPicked(element: Element | undefined): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  element?.setAttribute(MARK, '');
}
