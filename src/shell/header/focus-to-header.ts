import { handFocusOn } from '../../ui/hand-focus-on.ts';

/** For what stands above the header and goes: the header is what comes next. */
export const focusToHeader = handFocusOn(({ ownerDocument }) =>
  ownerDocument.querySelector<HTMLElement>('body header'),
);
