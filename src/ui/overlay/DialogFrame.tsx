import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../action/IconButton.tsx';
import { useNativeDialog } from './use-native-dialog.ts';
import styles from './DialogFrame.module.css';

/** How a dialog closes: like any other, or only by its own actions, which may include a close button. */
type Closing =
  | { closable?: true | undefined; onClose: () => void; closeLabel: string }
  | { closable: false; onClose: () => void; closeLabel: string }
  | { closable: false; onClose?: undefined; closeLabel?: undefined };

/** What every dialog takes, wherever it stands on the screen. */
export type DialogProps = Pick<ComponentProps<'dialog'>, 'role' | 'aria-describedby'> &
  Closing & {
    open: boolean;
    title: ReactNode;
    /** Stays in sight under the scrolling content: totals, the main action. */
    footer?: ReactNode | undefined;
    children: ReactNode;
  };

type Props = DialogProps & Pick<ComponentProps<'dialog'>, 'className'>;

/**
 * Head, scrolling body and foot of a dialog. Where it stands is its class's business, and so are
 * `--dialog-inset`, `--dialog-edge` and what the foot looks like.
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
