import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import styles from './Modal.module.css';

type Props = DialogProps & {
  /** `screen` fills a phone's screen and most of a larger one; its content scrolls by itself. */
  size?: 'small' | 'medium' | 'large' | 'screen' | undefined;
};

/**
 * A centred dialog, small by default (UIX-05); the page behind it does not scroll (UIX-06).
 * @example <Modal open={isOpen} onClose={closed} title={t('sizeGuide')} closeLabel={t('close')} size="large">…</Modal>
 * @example <Modal open closable={false} title={t('oops')} footer={<Button>…</Button>}>…</Modal>
 */
export function Modal({ size = 'small', ...dialog }: Props) {
  return <DialogFrame {...dialog} className={styles.modal} data-size={size} />;
}
