import { useUnit } from 'effector-react';
import { AddressText } from '../../address/AddressText.tsx';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { PaypalReview } from './review.ts';
import styles from './ReviewFacts.module.css';

type Props = {
  review: PaypalReview;
};

/** Payer, address and delivery of the order under review. */
export function ReviewFacts({ review }: Props) {
  const { t } = useTranslation('checkout');
  const store = useUnit($store);
  const { address, email, delivery, isCollected } = review;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.label}>{t('paypal.review.who')}</dt>
        <dd>
          {address && (
            <span className={styles.line}>{`${address.firstName} ${address.lastName}`}</span>
          )}
          {email === undefined ? (
            <span className={styles.soft}>{t('paypal.review.yourEmail')}</span>
          ) : (
            <span className={styles.line}>{email}</span>
          )}
        </dd>
      </div>
      {address && (
        <div className={styles.fact}>
          <dt className={styles.label}>
            {t(isCollected ? 'paypal.review.collect' : 'paypal.review.address')}
          </dt>
          <dd>
            <AddressText address={address} at={store.countryCode} isNameless />
          </dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt className={styles.label}>{t('paypal.review.delivery')}</dt>
        <dd>{delivery}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.label}>{t('paypal.review.payment')}</dt>
        <dd>{t('pay.method.paypal')}</dd>
      </div>
    </dl>
  );
}
