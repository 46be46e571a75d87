import { useUnit } from 'effector-react';
import { $userInfo } from '../../session/model.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { FocusOnChange } from '../../ui/overlay/FocusOnChange.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { GuestAtOrders } from '../document/GuestAtOrders.tsx';
import { $orders, retryOrders } from './list-model.ts';
import { OrderEntries } from './OrderEntries.tsx';
import { OrdersFailure } from '../document/OrdersFailure.tsx';
import styles from '../document/OrderPage.module.css';
import { OrderPages } from './OrderPages.tsx';

type Props = {
  onSignIn: () => void;
};

/** RTE-04, API-29: page of the shopper's orders, newest first. */
export function OrdersPage({ onSignIn }: Props) {
  const { t } = useTranslation('checkout');
  const layout = useBrandLayout().facts;
  const { shown, info, retry } = useUnit({ shown: $orders, info: $userInfo, retry: retryOrders });
  const page = 'page' in shown ? shown.page : 1;
  return (
    <FocusOnChange label={t('orders.title')} content={`${info.status} ${shown.status} ${page}`}>
      {view()}
    </FocusOnChange>
  );

  function view() {
    if (info.status === 'guest' || info.status === 'failed')
      return <GuestAtOrders onSignIn={onSignIn} />;
    if (shown.status === 'failed') return <OrdersFailure failed="list" onRetry={() => retry()} />;
    if (shown.status === 'ready' && shown.total === 0)
      return (
        <EmptyState
          headingLevel={1}
          title={t('orders.empty.title')}
          actions={
            <>
              <LinkButton to="/new">{t('orders.empty.action')}</LinkButton>
              <LinkButton to="/services/view-order" variant="secondary">
                {t('orders.empty.lookup')}
              </LinkButton>
            </>
          }
        >
          {t('orders.empty.help')}
        </EmptyState>
      );
    const isReady = shown.status === 'ready';
    return (
      <div className={styles.page} data-layout={layout}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('orders.title')}</h1>
          <p className={styles.meta} role="status">
            {isReady ? t('orders.count', { count: shown.total }) : t('orders.loading')}
          </p>
        </header>
        <OrderEntries orders={isReady ? shown.orders : null} />
        {isReady && <OrderPages page={page} total={shown.total} />}
      </div>
    );
  }
}
