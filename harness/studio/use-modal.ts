import { type RefObject, useEffect, useRef } from 'react';

/** A dialog that stands above the page, with the focus inside, for as long as `isOpen` holds. */
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
