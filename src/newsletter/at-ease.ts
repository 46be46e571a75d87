/** Elements that occupy the shopper: an open dialog, menu, or size choice on a tile. */
const OCCUPATION =
  'dialog[open], header [aria-expanded="true"], [aria-haspopup="dialog"][aria-expanded="true"]';
const TYPING = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/**
 * True if a popup may open: the page is visible, nothing else is open, and no field has the focus.
 */
export function isAtEase(page: Document): boolean {
  return (
    page.visibilityState === 'visible' &&
    page.querySelector(OCCUPATION) === null &&
    page.activeElement?.matches(TYPING) !== true
  );
}
