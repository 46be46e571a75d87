import { useUnit } from 'effector-react';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Order } from '../contract.ts';
import { orderStatusOf } from '../order.ts';
import { OrderTimeline } from './OrderTimeline.tsx';
import { timelineOf } from './timeline.ts';
import styles from './TrackedOrder.module.css';
import { $tracking, retryTracking } from './tracking-model.ts';

type Props = {
  order: Order;
  /** Postcode that a guest proved the order with. */
  postcode?: string | undefined;
};

/**
 * ORD-01, API-64: tracking of the parcel. Shows the order's own status until tracking has loaded.
 */
export function TrackedOrder({ order, postcode }: Props) {
  const { t } = useTranslation('checkout');
  const { shown, retry } = useUnit({ shown: $tracking, retry: retryTracking });
  const { orderId, pickupPoint } = order;
  const isOwn = shown.status !== 'idle' && shown.orderId === orderId;
  const tracking = isOwn && shown.status === 'ready' ? shown.tracking : undefined;
  const status = orderStatusOf(tracking ?? order);
  const isSent = status === 'shipped' || status === 'delivered';
  const events = tracking?.events ?? [{ status: 'processing', time: order.placed }];
  const { carrier = '', trackingNumber, trackingUrl } = tracking ?? {};
  return (
    <section className={styles.tracked} aria-labelledby={`tracked-${orderId}`}>
      <h2 id={`tracked-${orderId}`} className={styles.title}>
        {t('orders.tracking.title')}
      </h2>
      {isOwn && shown.status === 'loading' && (
        <VisuallyHidden>
          <span role="status">{t('orders.tracking.loading')}</span>
        </VisuallyHidden>
      )}
      <OrderTimeline stations={timelineOf(status, events)} pickupPoint={pickupPoint} />
      {isOwn && shown.status === 'failed' && (
        <Alert
          actionLabel={t('orders.tracking.action')}
          onAction={() => retry({ orderId, ...(postcode !== undefined && { postcode }) })}
        >
          {t('orders.tracking.failed')}
        </Alert>
      )}
      {isSent && (
        <div className={styles.parcel}>
          {trackingNumber === undefined ? (
            isOwn && shown.status === 'loading' && <Skeleton />
          ) : (
            <>
              <span>
                <span className={styles.label}>{t('orders.tracking.number')}</span>{' '}
                <span className={styles.number}>{trackingNumber}</span>
              </span>
              {trackingUrl !== undefined && (
                <a
                  className={styles.follow}
                  href={trackingUrl}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {t('orders.tracking.follow', { carrier })}
                  <VisuallyHidden> {t('orders.tracking.newTab')}</VisuallyHidden>
                </a>
              )}
            </>
          )}
        </div>
      )}
    </section>
  );
}
