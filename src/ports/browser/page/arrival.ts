/** Brings a shopper who followed a link to the top of the new page, and a screen reader to its content. */
export function arriveAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Whether the shopper is at one of several choices, as colours are: the next press may be for the next one. */
export function isChoosing(): boolean {
  return (
    document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'radio'
  );
}
