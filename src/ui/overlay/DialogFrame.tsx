import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { useNativeDialog } from './use-native-dialog.ts';
import styles from './DialogFrame.module.css';

/**
 * Closing of a dialog: the usual ways, or only its own actions, which may include a close button.
 */
type Closing =
  | { closable?: true | undefined; onClose: () => void; closeLabel: string }
  | { closable: false; onClose: () => void; closeLabel: string }
  | { closable: false; onClose?: undefined; closeLabel?: undefined };

/** Props common to all dialogs. */
export type DialogProps = Pick<ComponentProps<'dialog'>, 'role' | 'aria-describedby'> &
  Closing & {
    open: boolean;
    title: ReactNode;
    /** Fixed below the scrolling content: totals, the main action. */
    footer?: ReactNode | undefined;
    children: ReactNode;
  };

type Props = DialogProps & Pick<ComponentProps<'dialog'>, 'className'>;

/**
 * Head, scrolling body and foot of a dialog. Its class sets the position, `--dialog-inset`,
 * `--dialog-edge` and the style of the foot.
 * @example <DialogFrame className={styles.drawer} data-side="end" {...props} />
 */
export function DialogFrame({
  open,
  onClose,
  closable,
  closeLabel,
  title,
  footer,
  children,
  ...dialog
}: Props) {
  const titleId = useId();
  return (
    <dialog
      {...dialog}
      {...useNativeDialog(open, onClose, closable)}
      data-no-print
      aria-labelledby={titleId}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {closeLabel !== undefined && (
            <IconButton icon="close" label={closeLabel} onClick={() => onClose()} />
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
