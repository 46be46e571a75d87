/** Scrolls to the top of a new page and moves focus to its content. */
export function arriveAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** True while a radio button has focus: the shopper may still be choosing a variant. */
export function isChoosing(): boolean {
  return (
    document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'radio'
  );
}
