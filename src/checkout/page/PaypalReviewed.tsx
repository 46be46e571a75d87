import { useUnit } from 'effector-react';
import { bagTotalsOf } from '../../cart/bag/totals.ts';
import { $store } from '../../store-config/model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $payment } from '../payment/pay/payment-model.ts';
import { PaymentNotice } from '../payment/view/PaymentNotice.tsx';
import { PaypalConfirm } from '../paypal-express/PaypalConfirm.tsx';
import { $expressReview, retryReview } from '../paypal-express/paypal-express-model.ts';
import { ReviewFacts } from '../paypal-express/ReviewFacts.tsx';
import { ReviewNotices } from '../paypal-express/ReviewNotices.tsx';
import styles from './PaypalExpressPage.module.css';
import { Summary } from './Summary.tsx';

/** Review before a PayPal express payment: payer, address, delivery, items and total. */
export function PaypalReviewed() {
  const { t } = useTranslation('checkout');
  const { state, payment, retry, store } = useUnit({
    state: $expressReview,
    payment: $payment,
    retry: retryReview,
    store: $store,
  });
  if (state.status === 'shown') {
    const { review, isFresh, from } = state;
    const totals = bagTotalsOf(review.bag, store.storeVat);
    return (
      <div className={styles.review} aria-busy={!isFresh || undefined}>
        <div className={styles.facts}>
          <ReviewNotices review={review} total={totals.total} from={from} />
          <ReviewFacts review={review} />
        </div>
        <aside className={styles.aside} aria-label={t('summary.title')}>
          <Summary
            lines={review.bag.lines}
            leftOut={review.bag.leftOut}
            totals={totals}
            delivery={review.bag.deliveryCode}
            gift={review.bag.gift}
            isFinal
          />
        </aside>
        <div className={styles.pay}>
          <PaypalConfirm review={review} totals={totals} isFresh={isFresh} />
        </div>
      </div>
    );
  }
  if (payment.status === 'uncertain') return <PaymentNotice />;
  if (state.status === 'failed')
    return (
      <Alert actionLabel={t('pay.retry')} onAction={() => retry()}>
        {t('paypal.review.failed')}
      </Alert>
    );
  return (
    <div className={styles.review} role="status" aria-label={t('paypal.waiting')}>
      <div className={styles.facts}>
        <Skeleton shape="line" />
        <Skeleton shape="block" />
      </div>
      <div className={styles.aside}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
