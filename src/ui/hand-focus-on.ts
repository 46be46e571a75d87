/**
 * Ref that moves the focus elsewhere when its element unmounts. The target must do nothing when
 * pressed, because a second press may follow.
 * @example const ref = handFocusOn((gone) => gone.closest('section'));
 *
 * @param place returns the element to focus; created once, outside the view
 */
export function handFocusOn(place: (gone: Element) => HTMLElement | null | undefined) {
  return (element: Element | null) => () => {
    if (element?.contains(element.ownerDocument.activeElement))
      place(element)?.focus({ preventScroll: true });
  };
}

/** Ref that moves focus to the header when an element above it unmounts. */
export const focusToHeader = handFocusOn(({ ownerDocument }) =>
  ownerDocument.querySelector<HTMLElement>('body header'),
);
