import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $bagPage } from '../../cart/bag/bag-model.ts';
import { BagFailure } from '../../cart/view/BagFailure.tsx';
import { $isRegistered } from '../../session/model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { CheckoutNotices } from './CheckoutNotices.tsx';
import styles from './CheckoutPage.module.css';
import { DetailsStep } from '../details/view/DetailsStep.tsx';
import { LoginStep } from '../steps/LoginStep.tsx';
import { $checkoutSums, $toBuy } from '../payment/pay/payable-model.ts';
import { $payment } from '../payment/pay/payment-model.ts';
import { PaymentNotice } from '../payment/view/PaymentNotice.tsx';
import { PaymentProgress } from './PaymentProgress.tsx';
import { PaymentStep } from '../payment/view/PaymentStep.tsx';
import { Stepper } from '../steps/Stepper.tsx';
import { $checkout, retryStep } from '../steps/steps-model.ts';
import type { Stage } from '../steps/steps.ts';
import { Summary } from './Summary.tsx';

type Props = {
  stage: Stage;
  /** Sign-in form for shoppers with an account. */
  signIn: ReactNode;
};

const TITLES = {
  login: 'step.checkout',
  shipping: 'step.details',
  payment: 'step.payment',
} as const;

/** One checkout step with the stepper and the order summary. */
export function CheckoutPage({ stage, signIn }: Props) {
  const { t } = useTranslation(['checkout', 'cart']);
  const { checkout, page, totals, bag, isRegistered, payment, retry } = useUnit({
    checkout: $checkout,
    page: $bagPage,
    totals: $checkoutSums,
    bag: $toBuy,
    isRegistered: $isRegistered,
    payment: $payment,
    retry: retryStep,
  });
  // An uncertain payment is shown at every step: browser back does not end it.
  const isInDoubt = payment.status === 'uncertain';
  // A guest who returns from a provider in another tab is redirected to the first step: show the
  // notice there.
  const isReturned = payment.status === 'failed' && payment.reason === 'interrupted';
  if (page.status === 'failed' && !isInDoubt) return <BagFailure headingLevel={1} />;
  // The first step stays visible while the backend admits the guest.
  const isThere = checkout.status === 'open' || (checkout.status === 'asking' && stage === 'login');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t(TITLES[stage])}</h1>
        <Stepper stage={stage} isRegistered={isRegistered} />
      </div>
      <div className={styles.columns}>
        <div className={styles.step}>
          <CheckoutNotices stage={stage} />
          {(stage === 'payment' || isInDoubt || isReturned) && <PaymentNotice />}
          {checkout.status === 'failed' ? (
            <Alert actionLabel={t('stepper.retry')} onAction={() => retry()}>
              {t('stepper.failed')}
            </Alert>
          ) : isThere ? (
            stepAt(stage, signIn)
          ) : (
            <div className={styles.waiting} role="status" aria-label={t('stepper.waiting')}>
              <Skeleton shape="title" />
              <Skeleton shape="block" />
            </div>
          )}
        </div>
        <aside className={styles.aside} aria-label={t('summary.title')}>
          {page.status === 'loaded' && totals ? (
            <Summary
              lines={page.details.lines}
              leftOut={page.details.leftOut}
              totals={totals}
              delivery={bag?.deliveryCode}
              gift={bag?.gift}
            />
          ) : (
            <Skeleton shape="block" />
          )}
        </aside>
      </div>
      <PaymentProgress />
    </div>
  );
}

function stepAt(stage: Stage, signIn: ReactNode) {
  switch (stage) {
    case 'login':
      return <LoginStep signIn={signIn} />;
    case 'shipping':
      return <DetailsStep />;
    case 'payment':
      return <PaymentStep />;
  }
}
