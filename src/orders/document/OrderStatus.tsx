import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Order } from '../contract.ts';
import { isCollectable, orderStatusOf } from '../order.ts';
import styles from './OrderStatus.module.css';

type Props = {
  order: Pick<Order, 'status' | 'pickupPoint'>;
};

/** Status of an order as a word and a mark. */
export function OrderStatus({ order }: Props) {
  const { t } = useTranslation('checkout');
  const status = orderStatusOf(order);
  const shown = isCollectable(status, order) ? 'collect' : status;
  return (
    <span className={styles.status} data-status={status}>
      <VisuallyHidden>{t('orders.statusLabel')} </VisuallyHidden>
      {t(`orders.status.${shown}`)}
    </span>
  );
}
