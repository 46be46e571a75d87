import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { $userInfo } from '../../session/model.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { FocusOnChange } from '../../ui/overlay/FocusOnChange.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { GuestAtOrders } from './GuestAtOrders.tsx';
import { $order, retryOrder } from '../order-model.ts';
import { OrdersFailure } from './OrdersFailure.tsx';
import styles from './OrderPage.module.css';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';

type Props = {
  onSignIn: () => void;
  returnsPath: string;
};

/** RTE-02: page of one of the shopper's orders. */
export function OrderPage({ onSignIn, returnsPath }: Props) {
  const { t } = useTranslation('checkout');
  const { shown, info, retry } = useUnit({ shown: $order, info: $userInfo, retry: retryOrder });
  const canCancel = shown.status === 'ready' && shown.order.canCancel;
  return (
    <FocusOnChange
      label={t('orders.title')}
      content={`${info.status} ${shown.status} ${canCancel}`}
    >
      {view()}
    </FocusOnChange>
  );

  function view() {
    if (info.status === 'guest' || info.status === 'failed')
      return <GuestAtOrders onSignIn={onSignIn} />;
    switch (shown.status) {
      case 'ready':
        return (
          <OrderView
            order={shown.order}
            returnsPath={returnsPath}
            back={
              <Link to="/myaccount/orders" className={styles.back} data-no-print>
                <Icon name="chevron-left" />
                {t('orders.back')}
              </Link>
            }
          />
        );
      case 'asked':
        return <ReceiptForm key={shown.orderId} orderId={shown.orderId} />;
      case 'missing':
        return (
          <EmptyState
            headingLevel={1}
            title={t('orders.missing.title')}
            actions={
              <>
                <LinkButton to="/myaccount/orders">{t('orders.missing.action')}</LinkButton>
                <LinkButton to="/services/view-order" variant="secondary">
                  {t('orders.missing.lookup')}
                </LinkButton>
              </>
            }
          >
            {t('orders.missing.help')}
          </EmptyState>
        );
      case 'failed':
        return <OrdersFailure failed="order" onRetry={() => retry()} />;
      default:
        return <OrderSkeleton />;
    }
  }
}
