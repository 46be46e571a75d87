import { useLayoutEffect, useRef, type ComponentProps } from 'react';

type Bound = Pick<ComponentProps<'dialog'>, 'closedby'> &
  Required<Pick<ComponentProps<'dialog'>, 'onCancel' | 'onClose' | 'onClick'>> & {
    ref: React.RefObject<HTMLDialogElement | null>;
  };

/**
 * Synchronises a native `<dialog>` with `open`. Escape, a click on the backdrop and the browser's
 * own closing call `onClose`; the owner decides. The platform moves and restores the focus. A
 * dialog that is not `closable` closes only by its own actions. The page behind an open one does
 * not scroll.
 * @example <dialog {...useNativeDialog(open, onClose)}>
 */
export function useNativeDialog(
  open: boolean,
  onClose: (() => void) | undefined,
  closable = true,
): Bound {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect, because effects of the content measure and scroll an open dialog.
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
      // Restores the focus in a microtask, so that a component that removes the opener can choose a
      // better target. A dialog without an opener has none to restore.
      queueMicrotask(() => {
        if (page.activeElement === page.body || dialog.contains(page.activeElement))
          nearestTo(before, page)?.focus({ preventScroll: true });
      });
    };
  }, [open]);

  return {
    ref,
    // Otherwise a second Escape closes the dialog, even if `onCancel` prevents it.
    closedby: closable ? undefined : 'none',
    onCancel(event) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (closable) onClose?.();
    },
    onClose(event) {
      if (!open || event.target !== event.currentTarget) return;
      if (closable) onClose?.();
      else event.currentTarget.showModal(); // for browsers without `closedby`
    },
    onClick(event) {
      if (closable && event.target === event.currentTarget) onClose?.();
    },
  };
}

const FOCUSABLE = 'a[href], :is(button, input, select, textarea):enabled, [tabindex="0"]';

/** An element and its ancestors, innermost first. */
function placeOf(element: Element | null): Element[] {
  return element === null ? [] : [element, ...placeOf(element.parentElement)];
}

/**
 * The opener, else an element near its former place, else the page's content. WebKit does not focus
 * the opener by itself.
 */
function nearestTo(place: readonly Element[], page: Document): HTMLElement | null {
  const [opener] = place;
  if (opener instanceof HTMLElement && opener.isConnected && opener.matches(FOCUSABLE))
    return opener;
  const main = page.querySelector('main');
  const left = place.find((one) => one.isConnected && main?.contains(one) && one !== main);
  return left?.querySelector<HTMLElement>('a[href], button:enabled') ?? main;
}

// UIX-06: locked while any dialog is open.
function lockScrolling(page: Document): void {
  const isOpen = page.querySelector('dialog[open]') !== null;
  page.documentElement.toggleAttribute('data-locked', isOpen);
  if (!isOpen) page.body.style.paddingInlineEnd = '';
}

// UIX-06: the scrollbar disappears while locked; reserves its width to avoid a layout shift.
function keepScrollbarSpace({ defaultView, documentElement, body }: Document): void {
  const { clientWidth } = documentElement;
  const width = defaultView?.innerWidth ?? clientWidth;
  if (width > clientWidth) body.style.paddingInlineEnd = `${width - clientWidth}px`;
}
