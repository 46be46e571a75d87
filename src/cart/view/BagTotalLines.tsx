import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { type Money, formatMoney } from '../../commerce/money.ts';
import { type SumLine, isSaving, sumLinesOf } from '../../commerce/order-sums.ts';
import { $store } from '../../store-config/model.ts';
import { isTaxedAtBorder } from '../../store-config/limits.ts';
import { $limits } from '../../store-config/limits-model.ts';
import { SumRow } from '../../ui/SumRow.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './BagSummary.module.css';
import type { BagTotals } from '../bag/totals.ts';

type Props = {
  totals: BagTotals;
};

/** Total of a bag and the amounts it consists of. */
export function BagTotalLines({ totals }: Props) {
  const { t } = useTranslation('cart');
  const { store, limits } = useUnit({ store: $store, limits: $limits });
  const shown = (amount: Money) => formatMoney(amount, store);
  function deliveryText(amount: Money | undefined): string {
    if (amount === undefined) return '…';
    return amount === 0 ? t('total.deliveryFree') : shown(amount);
  }

  function labelOf(line: SumLine): string {
    if (line.of === 'reduction') return line.description || t('total.orderDiscount');
    return t(`total.${line.of}`);
  }

  return (
    <>
      <dl className={styles.rows}>
        {sumLinesOf(totals).map((line) => (
          <SumRow
            key={line.of === 'reduction' ? line.description : line.of}
            label={labelOf(line)}
            amount={line.of === 'delivery' ? deliveryText(line.amount) : shown(line.amount)}
            kind={line.of === 'total' ? 'total' : isSaving(line) ? 'saving' : undefined}
          />
        ))}
      </dl>
      {!isTaxedAtBorder(totals, limits) && totals.tax > 0 && (
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
