import { useLayoutEffect, useRef, type ComponentProps } from 'react';

type Bound = Pick<ComponentProps<'dialog'>, 'closedby'> &
  Required<Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onClick'>> & {
    ref: React.RefObject<HTMLDialogElement | null>;
  };

/**
 * Keeps a native `<dialog>` in step with `open`. Escape, a click beside the panel and the
 * browser's own closing all become `onClose`; the owner decides. Focus goes in on opening
 * and back to where it was on closing, as the platform does it. A dialog that is not `closable`
 * hears none of these: only its own actions close it.
 * The page behind an open one does not scroll.
 * @example <dialog {...useNativeDialog(open, onClose)}>
 */
export function useNativeDialog(
  open: boolean,
  onClose: (() => void) | undefined,
  closable = true,
): Bound {
  const ref = useRef<HTMLDialogElement>(null);

  // Before the effects of what is inside: those measure and scroll, and need it open.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return undefined;
    const page = dialog.ownerDocument;
    const before = placeOf(page.activeElement);
    keepScrollbarSpace(page);
    if (!dialog.open) dialog.showModal();
    lockScrolling(page);
    return () => {
      dialog.close();
      lockScrolling(page);
      // What opened by itself has nowhere to give the focus back to, nor has what outlives its opener. Whoever
      // takes the opener away may know a better place, and is asked first.
      queueMicrotask(() => {
        if (page.activeElement === page.body || dialog.contains(page.activeElement))
          nearestTo(before, page)?.focus({ preventScroll: true });
      });
    };
  }, [open]);

  return {
    ref,
    // Without it a second Escape closes the dialog by force, whatever `onCancel` says.
    closedby: closable ? undefined : 'none',
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (closable) onClose?.();
    },
    onClose(event) {
      if (!open || event.target !== event.currentTarget) return;
      if (closable) onClose?.();
      else event.currentTarget.showModal(); // by a browser that does not know `closedby`
    },
    onClick(event) {
      if (closable && event.target === event.currentTarget) onClose?.();
    },
  };
}

const FOCUSABLE = 'a[href], :is(button, input, select, textarea):enabled, [tabindex="0"]';

/** An element and all that it stands in, from the inside outwards. */
function placeOf(element: Element | null): Element[] {
  return element === null ? [] : [element, ...placeOf(element.parentElement)];
}

/**
 * The opener, else something beside it where it has gone, else the page's content: nothing would be behind the
 * dialog, at the page's end. WebKit does not focus the opener by itself.
 */
function nearestTo(place: readonly Element[], page: Document): HTMLElement | null {
  const [opener] = place;
  if (opener instanceof HTMLElement && opener.isConnected && opener.matches(FOCUSABLE))
    return opener;
  const main = page.querySelector('main');
  const left = place.find((one) => one.isConnected && main?.contains(one) && one !== main);
  return left?.querySelector<HTMLElement>('a[href], button:enabled') ?? main;
}

// UIX-06: as long as any dialog is open.
function lockScrolling(page: Document): void {
  const isOpen = page.querySelector('dialog[open]') !== null;
  page.documentElement.toggleAttribute('data-locked', isOpen);
}

// UIX-06: the scrollbar goes while the page is locked; what stood beside it must not jump.
function keepScrollbarSpace({ defaultView, documentElement }: Document): void {
  const { clientWidth, style } = documentElement;
  const width = defaultView?.innerWidth ?? clientWidth;
  style.setProperty('--scrollbar', `${width - clientWidth}px`);
}
