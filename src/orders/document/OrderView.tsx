import type { ReactNode } from 'react';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { CancelDialog } from './CancelDialog.tsx';
import type { Order } from '../contract.ts';
import { useDates } from '../use-dates.ts';
import { isOfCards } from '../order.ts';
import { Letterhead } from './Letterhead.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderDocument } from './OrderDocument.tsx';
import styles from './OrderPage.module.css';
import { OrderStatus } from './OrderStatus.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';

type Props = {
  order: Order;
  /** Link back to the list or the lookup. */
  back: ReactNode;
  /** Postcode that a guest proved the order with; missing for the shopper's own order. */
  postcode?: string | undefined;
  returnsPath: string;
};

/** An order with its tracking and actions. */
export function OrderView({ order, back, postcode, returnsPath }: Props) {
  const { t } = useTranslation('checkout');
  const { dayOf } = useDates();
  const { orderId, placed, store } = order;
  const isSent = store === undefined && !isOfCards(order);
  return (
    <article className={styles.page} data-layout={useBrandLayout().facts}>
      <Letterhead />
      {back}
      <header className={styles.head}>
        <h1 className={styles.title}>{t('orders.titleOf', { orderId })}</h1>
        <p className={styles.meta}>
          <span>
            {t(store === undefined ? 'orders.placed' : 'orders.shop.placed', {
              date: dayOf(placed),
            })}
          </span>
          {store === undefined ? (
            <OrderStatus order={order} />
          ) : (
            <span>{t('orders.shop.label')}</span>
          )}
        </p>
      </header>
      <OrderDocument
        order={order}
        before={isSent && <TrackedOrder order={order} postcode={postcode} />}
        after={
          <OrderActions
            order={order}
            by={postcode === undefined ? 'session' : 'postcode'}
            returnsPath={returnsPath}
          />
        }
      />
      <CancelDialog order={order} />
    </article>
  );
}
