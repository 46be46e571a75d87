import { useUnit } from 'effector-react';
import { PickupCard } from '../../pickup/PickupCard.tsx';
import { isPickupType } from '../../pickup/pickup.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { PICKUP } from '../details/delivery/delivery.ts';
import { $chosenOption, $selectedShippingTab } from '../details/delivery/delivery-model.ts';
import { $chosenPoint } from '../details/pickup-choice-model.ts';
import styles from './SummaryPickup.module.css';

/** Chosen pickup point; empty for home delivery. */
export function SummaryPickup() {
  const { t } = useTranslation('checkout');
  const { tab, option, point } = useUnit({
    tab: $selectedShippingTab,
    option: $chosenOption,
    point: $chosenPoint,
  });
  const pickupType = option?.pickupType;
  if (tab !== PICKUP || !point || !isPickupType(pickupType)) return null;
  return (
    <section className={styles.pickup} aria-label={t('pickup.here')}>
      <p className={styles.label}>{t('pickup.here')}</p>
      <PickupCard point={point} pickupType={pickupType} look="line" />
    </section>
  );
}
