import { useUnit } from 'effector-react';
import { $isOnline } from '../../ports/connection.ts';
import { $isSomethingMissing, retryFiles } from '../../ports/lost-files.ts';
import { useRetry } from '../../ui/hooks/use-retry.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { focusToHeader } from '../../ui/hand-focus-on.ts';
import styles from './ConnectionLine.module.css';

/** Message above the header: offline, or something failed to load. */
export function ConnectionLine() {
  const { t } = useTranslation('common');
  const { isOnline, isMissing, retryAll } = useUnit({
    isOnline: $isOnline,
    isMissing: $isSomethingMissing,
    retryAll: retryFiles,
  });
  const retry = useRetry(() => retryAll());
  const key = isOnline ? 'lost' : isMissing ? 'waits' : 'offline';
  return (
    <div className={styles.line} role="alert">
      <Icon name="warning" />
      <p className={styles.text}>{t(`connection.${key}`)}</p>
      {isMissing && (
        <button ref={focusToHeader} type="button" className={styles.retry} onClick={retry}>
          {t('connection.retry')}
        </button>
      )}
    </div>
  );
}
