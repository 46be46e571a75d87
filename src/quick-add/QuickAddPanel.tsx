import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../ui/action/IconButton.tsx';
import { useDismissal } from '../ui/overlay/use-dismissal.ts';
import styles from './QuickAddPanel.module.css';

type Props = {
  label: string;
  closeLabel: string;
  /** Element with the opener and this panel; the focus may move between them. */
  place: RefObject<HTMLElement | null>;
  /** True if there are choices. */
  isReady: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog over the foot of a tile's picture; the page remains usable. */
export function QuickAddPanel({ label, closeLabel, place, isReady, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useDismissal(place, true, { escaped: onClose, left: onClose });

  useLayoutEffect(() => {
    const own = panel.current;
    const opener = place.current?.querySelector('button');
    own?.focus({ preventScroll: true });
    return () => {
      if (own?.contains(own.ownerDocument.activeElement)) opener?.focus({ preventScroll: true });
    };
  }, [place]);

  useEffect(() => {
    const own = panel.current;
    if (!isReady || !own || own.ownerDocument.activeElement !== own) return;
    const first = ['input:checked', 'input', ':scope > :last-child button']
      .map((selector) => own.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    first?.focus({ preventScroll: true });
  }, [isReady]);

  useEffect(() => {
    const { ownerDocument } = panel.current ?? {};
    function pressed({ target }: PointerEvent): void {
      if (target instanceof Node && !place.current?.contains(target)) onClose();
    }
    ownerDocument?.addEventListener('pointerdown', pressed);
    return () => ownerDocument?.removeEventListener('pointerdown', pressed);
  }, [place, onClose]);

  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-no-print
    >
      <div className={styles.close}>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}
