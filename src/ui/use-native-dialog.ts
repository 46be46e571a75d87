import { useLayoutEffect, useRef, type ComponentProps } from 'react';

type Bound = Required<Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onClick'>> & {
  ref: React.RefObject<HTMLDialogElement | null>;
};

/**
 * Keeps a native `<dialog>` in step with `open`. Escape, a click beside the panel and the
 * browser's own closing all become `onClose`; the owner decides. Focus goes in on opening
 * and back to where it was on closing, as the platform does it.
 * @example <dialog {...useNativeDialog(open, onClose)} data-locks-scroll>
 */
export function useNativeDialog(open: boolean, onClose: () => void): Bound {
  const ref = useRef<HTMLDialogElement>(null);

  // Before the effects of what is inside: those measure and scroll, and need it open.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return undefined;
    keepScrollbarSpace(dialog.ownerDocument.documentElement);
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return {
    ref,
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose(event) {
      if (open && event.target === event.currentTarget) onClose();
    },
    onClick(event) {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

// UIX-06: the scrollbar goes while the page is locked; what stood beside it must not jump.
function keepScrollbarSpace(root: HTMLElement): void {
  root.style.setProperty('--scrollbar', `${globalThis.innerWidth - root.clientWidth}px`);
}
