import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { Order } from '../contract.ts';
import styles from './OrderDocument.module.css';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderTotals } from './OrderTotals.tsx';

type Props = {
  order: Order;
  /** Content above the items. */
  before?: ReactNode | undefined;
  /** Content after the totals and addresses. */
  after?: ReactNode | undefined;
  /** Content at the end; below the items on wide screens. */
  below?: ReactNode | undefined;
};

/** A complete order: items, totals and addresses. */
export function OrderDocument({ order, before, after, below }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {before}
        <section className={styles.bought} aria-labelledby={`bought-${order.orderId}`}>
          <h2 id={`bought-${order.orderId}`} className={styles.title}>
            {t(order.store === undefined ? 'orders.lines' : 'orders.shop.lines')}
          </h2>
          <OrderLines order={order} />
        </section>
      </div>
      <div className={styles.aside}>
        <div className={styles.sums}>
          <OrderTotals order={order} />
        </div>
        <div className={styles.facts}>
          <OrderFacts order={order} />
        </div>
        {after}
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
