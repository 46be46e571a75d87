/** What takes a shopper's whole attention: something open over the page, an open menu, sizes on a tile. */
const OCCUPATION =
  'dialog[open], header [aria-expanded="true"], [aria-haspopup="dialog"][aria-expanded="true"]';
const TYPING = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Whether something may be put over the page: it is looked at, nothing else is open, and nobody types. */
export function isAtEase(page: Document): boolean {
  return (
    page.visibilityState === 'visible' &&
    page.querySelector(OCCUPATION) === null &&
    page.activeElement?.matches(TYPING) !== true
  );
}
