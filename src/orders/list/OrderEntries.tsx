import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../commerce/money.ts';
import { frontPictureOf } from '../../kernel/picture.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Picture } from '../../ui/tile/Picture.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { OrderEntry } from '../contract.ts';
import { useDates } from '../use-dates.ts';
import styles from './OrderEntries.module.css';
import { OrderNames } from './OrderNames.tsx';
import { OrderStatus } from '../document/OrderStatus.tsx';

type Props = {
  /** `null` while loading. */
  orders: readonly OrderEntry[] | null;
};

const MOST_PICTURES = 4;
const PLACES = ['first', 'second', 'third'];

export function OrderEntries({ orders }: Props) {
  const { t } = useTranslation('checkout');
  const { dayOf } = useDates();
  const { locale } = useUnit($store);
  if (!orders)
    return (
      <ul className={styles.entries} aria-hidden="true">
        {PLACES.map((key) => (
          <li key={key} className={styles.entry}>
            <div className={styles.facts}>
              <Skeleton shape="title" />
              <Skeleton />
            </div>
            <div className={styles.pictures}>
              <div className={styles.picture}>
                <Skeleton shape="tile" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={styles.entries}>
      {orders.map(({ orderId, placed, products, total, currency, itemCount, status }) => (
        <li data-card key={orderId} className={styles.entry}>
          <div className={styles.facts}>
            <h2 className={styles.number}>
              <Link
                data-card-link
                to={`/myaccount/orderdetails?orderId=${encodeURIComponent(orderId)}`}
              >
                {t('orders.entry', { orderId })}
              </Link>
            </h2>
            <p className={styles.detail}>{t('orders.placed', { date: dayOf(placed) })}</p>
            <p>
              <OrderStatus order={{ status }} />
            </p>
          </div>
          <ul className={styles.pictures}>
            {products.slice(0, MOST_PICTURES).map(({ productId }) => (
              <li key={productId} className={styles.picture}>
                <Picture pictureId={frontPictureOf(productId)} alt="" sizes="5.5rem" />
              </li>
            ))}
            <li className={styles.names}>
              <OrderNames names={[...new Set(products.map(({ name }) => name))]} />
            </li>
          </ul>
          <div className={styles.sum}>
            <p className={styles.total}>{formatMoney(total, { locale, currencyCode: currency })}</p>
            <p className={styles.detail}>{t('orders.pieces', { count: itemCount })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
