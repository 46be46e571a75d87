import { useId, type ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { useNativeDialog } from './use-native-dialog.ts';
import styles from './Drawer.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  side?: 'end' | 'start' | undefined;
  /** Stays in sight under the scrolling content: totals, the main action. */
  footer?: ReactNode | undefined;
  children: ReactNode;
};

/**
 * A panel that slides in over the page and holds focus while open (UIX-04, UIX-06).
 * @example <Drawer open={isOpen} onClose={miniBagClosed} title={t('bag')} closeLabel={t('close')} footer={<Totals />}>…</Drawer>
 */
export function Drawer({
  open,
  onClose,
  title,
  closeLabel,
  side = 'end',
  footer,
  children,
}: Props) {
  const titleId = useId();
  return (
    <dialog
      {...useNativeDialog(open, onClose)}
      className={styles.drawer}
      data-side={side}
      data-locks-scroll
      data-no-print
      aria-labelledby={titleId}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={() => onClose()} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
