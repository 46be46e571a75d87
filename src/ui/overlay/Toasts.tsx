import { Icon } from '../Icon.tsx';
import type { IconName } from '../icon-paths.ts';
import { IconButton } from '../action/IconButton.tsx';
import { handFocusOn } from '../hand-focus-on.ts';
import styles from './Toasts.module.css';

const focusToPage = handFocusOn(({ ownerDocument }) => ownerDocument.querySelector('main'));

/** UIX-07 */
export type Severity = 'success' | 'error' | 'warning' | 'info';

export type ShownToast = {
  id: number;
  severity: Severity;
  text: string;
  /** Label of its one action, such as “Undo”. */
  actionLabel?: string | undefined;
};

type Props = {
  regionLabel: string;
  closeLabel: string;
  toasts: readonly ShownToast[];
  onAction: (id: number) => void;
  onClose: (id: number) => void;
};

const icons: Record<Severity, IconName> = {
  success: 'check',
  error: 'warning',
  warning: 'warning',
  info: 'info',
};

/**
 * Renders toasts, announced politely. The caller controls their timing (UIX-08).
 * @example <Toasts regionLabel={t('messages')} closeLabel={t('close')} toasts={toasts} onAction={toastActed} onClose={toastClosed} />
 */
export function Toasts({ regionLabel, closeLabel, toasts, onAction, onClose }: Props) {
  return (
    <section className={styles.region} aria-label={regionLabel} data-no-print>
      <ul className={styles.list} aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <li
            key={toast.id}
            ref={focusToPage}
            className={styles.toast}
            data-severity={toast.severity}
          >
            <span className={styles.icon}>
              <Icon name={icons[toast.severity]} />
            </span>
            <p className={styles.text}>{toast.text}</p>
            {toast.actionLabel !== undefined && (
              <button type="button" className={styles.action} onClick={() => onAction(toast.id)}>
                {toast.actionLabel}
              </button>
            )}
            <IconButton icon="close" label={closeLabel} onClick={() => onClose(toast.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
