import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PayBar } from './PayBar.tsx';
import { PayingGiftCards } from '../gift-cards/PayingGiftCards.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import styles from './PaymentStep.module.css';
import { $methods, retryMethods } from '../methods/methods-model.ts';
import { $payable } from '../pay/payable-model.ts';

/** CHK-05: the payment step. */
export function PaymentStep() {
  const { t } = useTranslation('checkout');
  const cardForm = useId();
  // Each press of the buy button announces the missing parts again.
  const [presses, setPresses] = useState(0);
  const { methods, payable, retry } = useUnit({
    methods: $methods,
    payable: $payable,
    retry: retryMethods,
  });
  return (
    <div className={styles.step}>
      <PaymentFacts />
      {payable && <PayingGiftCards payable={payable} />}
      {methods.status === 'failed' && (
        <Alert actionLabel={t('pay.retry')} onAction={() => retry()}>
          {t('pay.methodsFailed')}
        </Alert>
      )}
      {(methods.status === 'unknown' || !payable) && (
        <div className={styles.waiting} role="status" aria-label={t('pay.waiting')}>
          <Skeleton shape="line" />
          <Skeleton shape="block" />
        </div>
      )}
      {methods.status === 'loaded' && payable && (
        <>
          {payable.needsMethod && <PaymentMethods cardForm={cardForm} presses={presses} />}
          <PayBar
            payable={payable}
            cardForm={cardForm}
            presses={presses}
            onPress={() => setPresses((count) => count + 1)}
          />
        </>
      )}
    </div>
  );
}
