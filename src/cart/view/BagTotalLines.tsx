import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { type Money, formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { isTaxedAtBorder } from '../../store-config/limits.ts';
import { $limits } from '../../store-config/limits-model.ts';
import { SumRow } from '../../ui/SumRow.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './BagSummary.module.css';
import type { OptimisticDetails } from '../changes/optimistic.ts';
import { bagTotalsOf } from '../bag/totals.ts';

type Props = {
  details: OptimisticDetails;
};

export function BagTotalLines({ details }: Props) {
  const { t } = useTranslation('cart');
  const { store, limits } = useUnit({ store: $store, limits: $limits });
  const totals = bagTotalsOf(details, store.storeVat);
  const shown = (amount: Money) => formatMoney(amount, store);
  function deliveryText(): string {
    if (details.isDeliveryOpen) return '…';
    return totals.shipping === 0 ? t('total.deliveryFree') : shown(totals.shipping);
  }

  return (
    <>
      <dl className={styles.rows}>
        <SumRow label={t('total.goods')} amount={shown(totals.goods)} />
        {totals.itemDiscount < 0 && (
          <SumRow
            label={t('total.itemDiscounts')}
            amount={shown(totals.itemDiscount)}
            kind="saving"
          />
        )}
        {totals.orderDiscounts.map(({ description, amount }) => (
          <SumRow key={description} label={description} amount={shown(amount)} kind="saving" />
        ))}
        {totals.giftCards > 0 && (
          <SumRow label={t('total.giftCards')} amount={shown(totals.giftCards)} />
        )}
        <SumRow label={t('total.delivery')} amount={deliveryText()} />
        <SumRow label={t('total.total')} amount={shown(totals.total)} kind="total" />
      </dl>
      {!isTaxedAtBorder(totals.total, limits) && (
        <p className={styles.tax}>{t('total.tax', { tax: shown(totals.tax) })}</p>
      )}
      <VisuallyHidden>
        <span role="status">
          {t('bag.changed', { count: totals.count, total: shown(totals.total) })}
        </span>
      </VisuallyHidden>
    </>
  );
}
