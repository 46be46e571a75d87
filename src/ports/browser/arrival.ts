/** Brings a shopper who followed a link to the top of the new page, and a screen reader to its content. */
export function arriveAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}
