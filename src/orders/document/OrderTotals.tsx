import { useUnit } from 'effector-react';
import { type Money, formatMoney } from '../../commerce/money.ts';
import { type SumLine, isSaving, sumLinesOf } from '../../commerce/order-sums.ts';
import { isTaxedAtBorder } from '../../store-config/limits.ts';
import { $limits } from '../../store-config/limits-model.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { SumRow } from '../../ui/SumRow.tsx';
import type { Order } from '../contract.ts';
import { paymentCodeOf } from '../../commerce/payment-methods.ts';
import { orderTotalsOf } from '../order.ts';
import styles from './OrderTotals.module.css';

type Props = {
  order: Order;
};

/** GFT-03, CUR-03: totals of an order, row by row. */
export function OrderTotals({ order }: Props) {
  const { t } = useTranslation(['checkout', 'cart']);
  const { store, limits } = useUnit({ store: $store, limits: $limits });
  const { locale } = store;
  const totals = orderTotalsOf(order);
  const shown = (amount: Money) => formatMoney(amount, { locale, currencyCode: order.currency });
  function deliveryText(amount: Money | undefined): string {
    return amount === undefined || amount === 0 ? t('cart:total.deliveryFree') : shown(amount);
  }
  function labelOf(line: SumLine): string {
    if (line.of === 'reduction') return line.description || t('cart:total.orderDiscount');
    return t(
      line.of === 'rest'
        ? `orders.method.${paymentCodeOf(order.paymentMethod) ?? 'other'}`
        : `cart:total.${line.of}`,
    );
  }
  // In-store orders cross no border, and the threshold is in the store's own currency.
  const isComparable = order.store === undefined && order.currency === store.currencyCode;
  const threshold =
    isComparable && isTaxedAtBorder(order, limits) && limits.customTaxOrderTotalThreshold;

  return (
    <section className={styles.totals} aria-labelledby={`totals-${order.orderId}`}>
      <h2 id={`totals-${order.orderId}`} className={styles.title}>
        {t('orders.total.title')}
      </h2>
      <dl className={styles.rows}>
        {sumLinesOf(totals, order.store === undefined).map((line) => (
          <SumRow
            key={line.of === 'reduction' ? line.description : line.of}
            label={labelOf(line)}
            amount={line.of === 'delivery' ? deliveryText(line.amount) : shown(line.amount)}
            kind={line.of === 'total' ? 'total' : isSaving(line) ? 'saving' : undefined}
          />
        ))}
      </dl>
      {threshold ? (
        <p className={styles.tax}>{t('cart:total.customs', { threshold: shown(threshold) })}</p>
      ) : (
        (order.tax ?? 0) > 0 && (
          <p className={styles.tax}>{t('cart:total.tax', { tax: shown(order.tax ?? 0) })}</p>
        )
      )}
    </section>
  );
}
