import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import styles from './Drawer.module.css';
import sheetStyles from './Sheet.module.css';

type Props = DialogProps & {
  side?: 'end' | 'start' | undefined;
};

/**
 * A panel that slides in over the page and traps focus while open (UIX-04, UIX-06).
 * @example <Drawer open={isOpen} onClose={miniBagClosed} title={t('bag')} closeLabel={t('close')} footer={<Totals />}>…</Drawer>
 */
export function Drawer({ side = 'end', ...dialog }: Props) {
  return <DialogFrame {...dialog} className={styles.drawer} data-side={side} />;
}

/**
 * A bottom sheet as tall as its content.
 * @example <Sheet open={isOpen} onClose={closed} title={name} closeLabel={t('close')} footer={<Button wide>…</Button>}>…</Sheet>
 */
export function Sheet(dialog: DialogProps) {
  return <DialogFrame {...dialog} className={sheetStyles.sheet} />;
}
