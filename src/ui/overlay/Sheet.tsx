import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import styles from './Sheet.module.css';

/**
 * A bottom sheet as tall as its content.
 * @example <Sheet open={isOpen} onClose={closed} title={name} closeLabel={t('close')} footer={<Button wide>…</Button>}>…</Sheet>
 */
export function Sheet(dialog: DialogProps) {
  return <DialogFrame {...dialog} className={styles.sheet} />;
}
