import { type RefObject, useEffect, useRef } from 'react';

/** Shows a modal dialog with focus inside while `isOpen` is true. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [isOpen]);
  return dialog;
}
