import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import styles from './Sheet.module.css';

/**
 * A panel that comes up from the foot of the screen, as tall as its content, within a thumb's reach.
 * @example <Sheet open={isOpen} onClose={closed} title={name} closeLabel={t('close')} footer={<Button wide>…</Button>}>…</Sheet>
 */
export function Sheet(dialog: DialogProps) {
  return <DialogFrame {...dialog} className={styles.sheet} />;
}
