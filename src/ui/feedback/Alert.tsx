import type { ReactNode } from 'react';
import { Button } from '../action/Button.tsx';
import { Icon } from '../Icon.tsx';
import type { Severity } from '../overlay/Toasts.tsx';
import styles from './Alert.module.css';

type Props = {
  children: ReactNode;
  severity?: Severity | undefined;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** Announced at once, although it is not an error. */
  urgent?: boolean | undefined;
};

/**
 * Inline message with an optional action. Errors are announced at once.
 * @example <Alert actionLabel={t('retry')} onAction={retryListing}>{t('catalogue:listing.failed')}</Alert>
 */
export function Alert({
  children,
  severity = 'error',
  actionLabel,
  onAction,
  busy = false,
  urgent = severity === 'error',
}: Props) {
  return (
    <div className={styles.notice} data-severity={severity} role={urgent ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon name={severity === 'success' ? 'check' : severity === 'info' ? 'info' : 'warning'} />
      </span>
      <div className={styles.text}>{children}</div>
      {actionLabel !== undefined && (
        <Button variant="secondary" size="small" busy={busy} onClick={() => onAction?.()}>
          {actionLabel}
        </Button>
      )}
    </div>
  );
}
