import { useUnit } from 'effector-react';
import { formatMoney } from '../../commerce/money.ts';
import { type BorderValue, isTaxedAtBorder } from '../../store-config/limits.ts';
import { $limits } from '../../store-config/limits-model.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './BagSummary.module.css';

type Props = {
  /** Sums of the order. */
  order: BorderValue;
};

/** CFG-14: above the country's threshold the parcel is taxed at the border. */
export function CustomsNote({ order }: Props) {
  const { t } = useTranslation('cart');
  const { store, limits } = useUnit({ store: $store, limits: $limits });
  const threshold = limits.customTaxOrderTotalThreshold;
  if (threshold === null || !isTaxedAtBorder(order, limits)) return null;
  return (
    <p className={styles.customs} role="note">
      {t('total.customs', { threshold: formatMoney(threshold, store) })}
    </p>
  );
}
