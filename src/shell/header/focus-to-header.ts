import { handFocusOn } from '../../ui/hand-focus-on.ts';

/** Ref that moves focus to the header when an element above it unmounts. */
export const focusToHeader = handFocusOn(({ ownerDocument }) =>
  ownerDocument.querySelector<HTMLElement>('body header'),
);
