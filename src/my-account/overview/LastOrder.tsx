import { useUnit } from 'effector-react';
import { daysText } from '../../delivery-days/delivery-days.ts';
import { frontPictureOf } from '../../kernel/picture.ts';
import type { OrderEntry } from '../../orders/contract.ts';
import { nextOrderOf } from '../../orders/order.ts';
import { useDates } from '../../orders/use-dates.ts';
import { OrderStatus } from '../../orders/document/OrderStatus.tsx';
import { $orders, retryOrders } from '../../orders/list/list-model.ts';
import { $order } from '../../orders/order-model.ts';
import { $store } from '../../store-config/model.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useFormats } from '../../ui/i18n/use-formats.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Picture } from '../../ui/tile/Picture.tsx';
import { AccountSection } from '../AccountSection.tsx';
import styles from './OverviewPage.module.css';

/** Next order to arrive, or the latest one. */
export function LastOrder() {
  const { t } = useTranslation('myAccount');
  const { orders, retry } = useUnit({ orders: $orders, retry: retryOrders });
  if (orders.status === 'failed')
    return (
      <AccountSection title={t('area.overview.last')}>
        <Alert actionLabel={t('area.again')} onAction={() => retry()}>
          {t('area.overview.failed')}
        </Alert>
      </AccountSection>
    );
  if (orders.status !== 'ready')
    return (
      <AccountSection title={t('area.overview.last')}>
        <div role="status" aria-label={t('area.loading')} className={styles.order}>
          <div className={styles.picture}>
            <Skeleton shape="tile" />
          </div>
          <div className={styles.facts}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      </AccountSection>
    );
  const next = nextOrderOf(orders.orders);
  const shown = next ?? orders.orders[0];
  if (!shown)
    return (
      <AccountSection title={t('area.overview.last')}>
        <p>{t('area.overview.none')}</p>
        <div>
          <LinkButton to="/new" size="small">
            {t('area.overview.toNew')}
          </LinkButton>
        </div>
      </AccountSection>
    );
  return (
    <AccountSection
      title={t(next ? 'area.overview.next' : 'area.overview.last')}
      action={
        <LinkButton to="/myaccount/orders" variant="quiet" size="small">
          {t('area.overview.allOrders')}
        </LinkButton>
      }
    >
      <Entry entry={shown} />
    </AccountSection>
  );
}

function Entry({ entry: { orderId, placed, status, products } }: { entry: OrderEntry }) {
  const { t } = useTranslation(['myAccount', 'checkout']);
  const { dayOf } = useDates();
  const { order, store } = useUnit({ order: $order, store: $store });
  const formats = useFormats(store.countryCode);
  const read = order.status === 'ready' && order.orderId === orderId ? order.order : undefined;
  const days = read?.arrives;
  const [first] = products;
  return (
    <div className={styles.order}>
      <div className={styles.picture}>
        {first && <Picture pictureId={frontPictureOf(first.productId)} alt="" sizes="5.5rem" />}
      </div>
      <div className={styles.facts}>
        {days && (
          <p className={styles.promise}>
            {t('area.overview.arrives', {
              days: daysText(days, formats),
            })}
          </p>
        )}
        <p>
          <OrderStatus order={{ status }} />
        </p>
        <p className={styles.soft}>{t('area.overview.order', { orderId, date: dayOf(placed) })}</p>
        <p className={styles.soft}>
          {[...new Set(products.map(({ name }) => name))].slice(0, 3).join(', ')}
        </p>
        <div>
          <LinkButton
            to={`/myaccount/orderdetails?orderId=${encodeURIComponent(orderId)}`}
            variant="secondary"
            size="small"
          >
            {t('area.overview.toOrder')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
