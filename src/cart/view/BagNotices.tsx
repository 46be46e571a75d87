import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $isOnline } from '../../ports/connection.ts';
import { $limits } from '../../store-config/limits-model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { $isReadingBag } from '../bag/details-model.ts';
import { retryBag } from '../bag/bag-model.ts';
import styles from './BagNotices.module.css';
import { errorTextKey } from '../bag/bag-error.ts';
import { $bagError } from '../bag/mini-bag-model.ts';
import { $takenOut, undoRemoval } from '../changes/model.ts';

/** Bag notices: a failed change (CRT-14), or an offer to restore a removed line. */
export function BagNotices() {
  const { t } = useTranslation('cart');
  const { error, out, limits, isReading, isOnline, ...wishes } = useUnit({
    error: $bagError,
    out: $takenOut,
    limits: $limits,
    isReading: $isReadingBag,
    isOnline: $isOnline,
    retryBag,
    undoRemoval,
  });
  // Errors of a line are shown at the line.
  const isRead = error?.doing === 'read' && isOnline; // Offline, the banner above the header shows it.
  const said = isRead || error?.doing === 'add' ? error : null;
  if (!said && !out) return null;
  return (
    <div className={styles.notices}>
      {said && (
        <Alert
          {...(said.doing === 'read' && {
            actionLabel: t('bag.retry'),
            onAction: () => wishes.retryBag(),
            busy: isReading,
          })}
        >
          {t(errorTextKey(said), { max: limits.giftCardBasketMax })}
        </Alert>
      )}
      {out && (
        <Alert severity="info" actionLabel={t('bag.undo')} onAction={() => wishes.undoRemoval()}>
          {t(`bag.${out.how}`, { name: out.line.name })}
        </Alert>
      )}
    </div>
  );
}
