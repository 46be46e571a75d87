/**
 * A ref for what goes away while it may have the focus, and leaves nothing in its place: the focus goes
 * on to somewhere that does nothing when it is pressed, as a second press may be on its way.
 * @example const ref = handFocusOn((gone) => gone.closest('section'));
 *
 * @param place what takes the focus; made once, outside of the view
 */
export function handFocusOn(place: (gone: Element) => HTMLElement | null | undefined) {
  return (element: Element | null) => () => {
    if (element?.contains(element.ownerDocument.activeElement))
      place(element)?.focus({ preventScroll: true });
  };
}
