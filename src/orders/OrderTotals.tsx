import { useUnit } from 'effector-react';
import { type Money, formatMoney } from '../kernel/money.ts';
import { $store } from '../store-config/model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { Order } from './contract.ts';
import { totalsOf } from './order.ts';
import styles from './OrderTotals.module.css';
import { methodKeyOf } from './payment-method.ts';

type Props = {
  order: Order;
};

/** GFT-03, CUR-03: what it cost, and how that came about. */
export function OrderTotals({ order }: Props) {
  const { t } = useTranslation('checkout');
  const { locale } = useUnit($store);
  const totals = totalsOf(order);
  const shown = (amount: Money) => formatMoney(amount, { locale, currencyCode: order.currency });
  const rows: readonly (readonly [key: string, amount: Money])[] = [
    ['goods', totals.goods],
    ['discount', totals.discount],
    ['giftCards', totals.giftCards],
  ];
  return (
    <section className={styles.totals} aria-labelledby={`totals-${order.orderId}`}>
      <h2 id={`totals-${order.orderId}`} className={styles.title}>
        {t('orders.total.title')}
      </h2>
      <dl className={styles.rows}>
        {rows
          .filter(([key, amount]) => amount !== 0 || key === 'goods')
          .map(([key, amount]) => (
            <div key={key} className={styles.row} data-saving={amount < 0 || undefined}>
              <dt>{t(`orders.total.${key}`)}</dt>
              <dd>{shown(amount)}</dd>
            </div>
          ))}
        {order.store === undefined && (
          <div className={styles.row}>
            <dt>{t('orders.total.shipping')}</dt>
            <dd>{totals.shipping === 0 ? t('orders.total.free') : shown(totals.shipping)}</dd>
          </div>
        )}
        {totals.fee > 0 && (
          <div className={styles.row}>
            <dt>{t('orders.fee')}</dt>
            <dd>{shown(totals.fee)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('orders.total.total')}</dt>
          <dd>{shown(totals.total)}</dd>
        </div>
        {totals.paidByGiftCards > 0 && (
          <>
            <div className={styles.row}>
              <dt>{t('orders.total.paidByGiftCards')}</dt>
              <dd>{shown(-totals.paidByGiftCards)}</dd>
            </div>
            {totals.left > 0 && (
              <div className={styles.row}>
                <dt>{t(methodKeyOf(order.paymentMethod))}</dt>
                <dd>{shown(totals.left)}</dd>
              </div>
            )}
          </>
        )}
      </dl>
      {totals.tax !== undefined && (
        <p className={styles.tax}>{t('orders.total.tax', { tax: shown(totals.tax) })}</p>
      )}
    </section>
  );
}
