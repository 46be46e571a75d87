import { useId, type ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { useNativeDialog } from './use-native-dialog.ts';
import styles from './Modal.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  footer?: ReactNode | undefined;
  children: ReactNode;
};

/**
 * A centred dialog; small unless told (UIX-05), the page behind it does not scroll (UIX-06).
 * @example <Modal open={isOpen} onClose={closed} title={t('sizeGuide')} closeLabel={t('close')} size="large">…</Modal>
 */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  size = 'small',
  footer,
  children,
}: Props) {
  const titleId = useId();
  return (
    <dialog
      {...useNativeDialog(open, onClose)}
      className={styles.modal}
      data-size={size}
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
