import { useUnit } from 'effector-react';
import { type Money, formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { SumRow } from '../../ui/SumRow.tsx';
import type { Order } from '../contract.ts';
import { orderTotalsOf } from '../order.ts';
import styles from './OrderTotals.module.css';
import { methodKeyOf } from './payment-method.ts';

type Props = {
  order: Order;
};

/** GFT-03, CUR-03: what it cost, and how that came about. */
export function OrderTotals({ order }: Props) {
  const { t } = useTranslation('checkout');
  const { locale } = useUnit($store);
  const totals = orderTotalsOf(order);
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
            <SumRow
              key={key}
              label={t(`orders.total.${key}`)}
              amount={shown(amount)}
              kind={amount < 0 ? 'saving' : undefined}
            />
          ))}
        {order.store === undefined && (
          <SumRow
            label={t('orders.total.shipping')}
            amount={totals.shipping === 0 ? t('orders.total.free') : shown(totals.shipping)}
          />
        )}
        {totals.fee > 0 && <SumRow label={t('orders.fee')} amount={shown(totals.fee)} />}
        <SumRow label={t('orders.total.total')} amount={shown(totals.total)} kind="total" />
        {totals.paidByGiftCards > 0 && (
          <>
            <SumRow
              label={t('orders.total.paidByGiftCards')}
              amount={shown(-totals.paidByGiftCards)}
            />
            {totals.left > 0 && (
              <SumRow label={t(methodKeyOf(order.paymentMethod))} amount={shown(totals.left)} />
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
