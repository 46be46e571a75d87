import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $globalErrorHandlerMessage, $payment, inquireAgain } from '../pay/payment-model.ts';
import styles from './PaymentStep.module.css';
import { pathOfStage } from '../../steps/steps.ts';

/** Reasons shown at the card fields instead. */
const AT_THE_FIELD: readonly string[] = ['cardNumber', 'cardExpired', 'cardCode'];

/** Reasons the details step can fix. */
const TO_DETAILS: readonly string[] = ['detailsMissing', 'addressGone'];

/** Message of a failed or uncertain payment, with the next action. */
export function PaymentNotice() {
  const { t } = useTranslation('checkout');
  const { payment, message, again } = useUnit({
    payment: $payment,
    message: $globalErrorHandlerMessage,
    again: inquireAgain,
  });
  const place = useRef<HTMLDivElement>(null);
  const isShown =
    payment.status === 'uncertain' ||
    (payment.status === 'failed' && !AT_THE_FIELD.includes(payment.reason));

  useEffect(() => {
    if (isShown) place.current?.focus();
  }, [isShown, payment]);

  if (!isShown) return null;
  if (payment.status === 'uncertain')
    return (
      <div ref={place} className={styles.notice} tabIndex={-1}>
        <Alert severity="warning" actionLabel={t('pay.uncertain.again')} onAction={() => again()}>
          {t('pay.uncertain.text')}
        </Alert>
      </div>
    );
  if (payment.status !== 'failed') return null;
  const { reason, name } = payment;
  return (
    <div ref={place} className={styles.notice} tabIndex={-1}>
      <Alert severity={reason === 'cancelled' ? 'info' : 'error'}>
        {message && t(message, { name })}{' '}
        {reason === 'stock' && <Link to="/shopping-bag">{t('pay.toBag')}</Link>}
        {TO_DETAILS.includes(reason) && (
          <Link to={pathOfStage('shipping')}>{t('pay.toDetails')}</Link>
        )}
      </Alert>
    </div>
  );
}
