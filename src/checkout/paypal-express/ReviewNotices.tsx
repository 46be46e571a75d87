import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { type Money, formatMoney } from '../../commerce/money.ts';
import { nameOf } from '../../kernel/intl.ts';
import { $store } from '../../store-config/model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $payment } from '../payment/pay/payment-model.ts';
import { PaymentNotice } from '../payment/view/PaymentNotice.tsx';
import styles from '../payment/view/PaymentStep.module.css';
import type { PaypalReview } from './review.ts';

type Props = {
  review: PaypalReview;
  total: Money;
  /** Total shown before, if it has changed. */
  from: number | undefined;
};

/** Notices before the order is placed: changed total, unusable address, failed payment. */
export function ReviewNotices({ review: { address, problem }, total, from }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const { payment, store } = useUnit({ payment: $payment, store: $store });
  const place = useRef<HTMLDivElement>(null);
  const named = (country: string) => nameOf('region', country, i18n.language);
  // The notice about the changed total explains this failure.
  const isSaidSo = payment.status === 'failed' && payment.reason === 'orderChanged';

  useEffect(() => {
    if (from !== undefined) place.current?.focus();
  }, [from, total]);

  return (
    <>
      {!(isSaidSo && from !== undefined) && <PaymentNotice />}
      {from !== undefined && (
        <div ref={place} className={styles.notice} tabIndex={-1}>
          <Alert severity="warning">
            {t('paypal.review.moved', {
              from: formatMoney(from, store),
              to: formatMoney(total, store),
            })}
          </Alert>
        </div>
      )}
      {problem !== undefined && (
        <Alert severity="warning">
          {t(`paypal.review.problem.${problem}`, {
            country: address ? named(address.country) : '',
            here: named(store.countryCode),
          })}
        </Alert>
      )}
    </>
  );
}
