import './mark-picked.css';

const MARK = 'data-picked';

/** Marks what was pressed on the stage, and nothing else. */
export function markPicked(element: Element | undefined): void {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
  element?.setAttribute(MARK, '');
}
