import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { $isReadingBag, retryBag } from './bag-model.ts';
import styles from './BagNotices.module.css';
import { errorTextKey } from './cart.ts';
import { $bagError } from './mini-bag-model.ts';
import { $removedLine, undoRemoval } from './model.ts';

/** What there is to say about the bag: a change that failed (CRT-14), a line that can be put back. */
export function BagNotices() {
  const { t } = useTranslation('cart');
  const { error, removed, isReading, ...wishes } = useUnit({
    error: $bagError,
    removed: $removedLine,
    isReading: $isReadingBag,
    retryBag,
    undoRemoval,
  });
  if (!error && !removed) return null;
  return (
    <div className={styles.notices}>
      {error && (
        <ErrorNotice
          {...(error.doing === 'read' && {
            actionLabel: t('bag.retry'),
            onAction: () => wishes.retryBag(),
            busy: isReading,
          })}
        >
          {t(errorTextKey(error))}
        </ErrorNotice>
      )}
      {removed && (
        <ErrorNotice
          severity="info"
          actionLabel={t('bag.undo')}
          onAction={() => wishes.undoRemoval()}
        >
          {t('bag.removed', { name: removed.name })}
        </ErrorNotice>
      )}
    </div>
  );
}
