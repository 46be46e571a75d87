import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $bagPage } from '../../cart/bag/bag-model.ts';
import { BagFailure } from '../../cart/view/BagFailure.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './CheckoutPage.module.css';
import { $payment } from '../payment/pay/payment-model.ts';
import { PaymentNotice } from '../payment/view/PaymentNotice.tsx';
import { PaymentProgress } from './PaymentProgress.tsx';
import { $express } from '../paypal-express/paypal-express-model.ts';
import { PaypalConfirm } from '../paypal-express/PaypalConfirm.tsx';
import { Summary } from './Summary.tsx';

/** PAY-07, RTE-13: where PayPal sends shoppers back to. */
export function PaypalExpressPage() {
  const { t } = useTranslation(['checkout', 'cart']);
  const { page, express, payment } = useUnit({
    page: $bagPage,
    express: $express,
    payment: $payment,
  });
  const place = useRef<HTMLDivElement>(null);
  // In another tab the bag was emptied, or paid for.
  const isGone = express.status === 'confirm' && page.status === 'empty';
  const isOver = isGone || ['failed', 'cancelled', 'nothing'].includes(express.status);

  useEffect(() => {
    if (isOver) place.current?.focus();
  }, [isOver]);

  if (page.status === 'failed' && !isOver) return <BagFailure headingLevel={1} />;
  const ending = express.status === 'cancelled' ? 'cancelled' : 'nothing';
  const toBag = <LinkButton to="/shopping-bag">{t('paypal.toBag')}</LinkButton>;
  return (
    <div className={styles.page}>
      {isOver ? (
        <div ref={place} tabIndex={-1}>
          {express.status === 'failed' ? (
            <EmptyState headingLevel={1} title={t('paypal.failedTitle')} actions={toBag}>
              {t(`pay.failed.${express.reason}`)}
            </EmptyState>
          ) : (
            <EmptyState headingLevel={1} title={t(`paypal.${ending}.title`)} actions={toBag}>
              {t(isGone ? 'cart:checkout.bag-empty' : `paypal.${ending}.text`)}
            </EmptyState>
          )}
        </div>
      ) : (
        <>
          <div className={styles.head}>
            <h1 className={styles.title}>{t('paypal.title')}</h1>
          </div>
          <div className={styles.columns}>
            <div className={styles.step}>
              {payment.status === 'uncertain' && <PaymentNotice />}
              {page.status === 'loaded' && express.status !== 'idle' ? (
                <PaypalConfirm details={page.details} />
              ) : (
                <div className={styles.waiting} role="status" aria-label={t('paypal.waiting')}>
                  <Skeleton shape="line" />
                  <Skeleton shape="block" />
                </div>
              )}
            </div>
            <aside className={styles.aside} aria-label={t('summary.title')}>
              {page.status === 'loaded' ? (
                <Summary details={page.details} />
              ) : (
                <Skeleton shape="block" />
              )}
            </aside>
          </div>
        </>
      )}
      <PaymentProgress />
    </div>
  );
}
