import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { failedKeyOf } from '../payment/payment.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $payment } from '../payment/pay/payment-model.ts';
import { $express, $expressReview } from '../paypal-express/paypal-express-model.ts';
import page from './CheckoutPage.module.css';
import { PaymentProgress } from './PaymentProgress.tsx';
import styles from './PaypalExpressPage.module.css';
import { PaypalReviewed } from './PaypalReviewed.tsx';

/** PAY-07, RTE-13: return page of PayPal express. Shows the order for review and places it. */
export function PaypalExpressPage() {
  const { t } = useTranslation('checkout');
  const { express, review, payment } = useUnit({
    express: $express,
    review: $expressReview,
    payment: $payment,
  });
  const canBuy = review.status === 'shown' && review.review.problem === undefined;
  const place = useRef<HTMLDivElement>(null);
  const isOver = ['failed', 'cancelled', 'nothing'].includes(express.status);

  useEffect(() => {
    if (isOver) place.current?.focus();
  }, [isOver]);

  const toBag = <LinkButton to="/shopping-bag">{t('paypal.toBag')}</LinkButton>;
  const ending = express.status === 'cancelled' ? 'cancelled' : 'nothing';
  return (
    <div className={page.page}>
      {isOver ? (
        <div ref={place} tabIndex={-1}>
          {express.status === 'failed' ? (
            <EmptyState headingLevel={1} title={t('paypal.failedTitle')} actions={toBag}>
              {t(failedKeyOf(express), { name: express.name })}
            </EmptyState>
          ) : (
            <EmptyState headingLevel={1} title={t(`paypal.${ending}.title`)} actions={toBag}>
              {t(`paypal.${ending}.text`)}
            </EmptyState>
          )}
        </div>
      ) : (
        <>
          <div className={styles.head}>
            <h1 className={page.title}>{t('paypal.title')}</h1>
            {canBuy && payment.status !== 'uncertain' && (
              <p className={styles.intro}>{t('paypal.review.intro')}</p>
            )}
          </div>
          <PaypalReviewed />
        </>
      )}
      <PaymentProgress />
    </div>
  );
}
