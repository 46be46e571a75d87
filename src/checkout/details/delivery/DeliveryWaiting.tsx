import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import styles from './DeliveryChoice.module.css';

/** Placeholder while delivery options or addresses load. */
export function DeliveryWaiting() {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.waiting} role="status" aria-label={t('delivery.waiting')}>
      <Skeleton shape="block" />
    </div>
  );
}
