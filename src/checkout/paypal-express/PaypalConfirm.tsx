import { useUnit } from 'effector-react';
import { useState } from 'react';
import { CustomsNote } from '../../cart/view/CustomsNote.tsx';
import type { BagTotals } from '../../cart/bag/totals.ts';
import { formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $payment } from '../payment/pay/payment-model.ts';
import { mayPay } from '../payment/payment.ts';
import { Terms } from '../payment/view/Terms.tsx';
import { pathOfStage } from '../steps/steps.ts';
import styles from './PaypalConfirm.module.css';
import { $express, confirmPaypalExpress } from './paypal-express-model.ts';
import type { PaypalReview } from './review.ts';

type Props = {
  review: PaypalReview;
  totals: BagTotals;
  /** False while the review is being read again. */
  isFresh: boolean;
};

/**
 * Buy button with the exact amount; verifying places the order. Links to another address if
 * delivery is impossible.
 */
export function PaypalConfirm({ review: { problem }, totals, isFresh }: Props) {
  const { t } = useTranslation('checkout');
  const [presses, setPresses] = useState(0);
  const { express, payment, store, confirm } = useUnit({
    express: $express,
    payment: $payment,
    store: $store,
    confirm: confirmPaypalExpress,
  });
  // An uncertain payment blocks paying, and the order may have been placed.
  if (payment.status === 'uncertain') return null;
  const toBag = (
    <LinkButton to="/shopping-bag" variant="quiet" wide>
      {t('paypal.review.back')}
    </LinkButton>
  );
  if (problem !== undefined)
    return (
      <div className={styles.bar}>
        <LinkButton to={pathOfStage('shipping')} size="large" wide>
          {t('paypal.review.otherAddress')}
        </LinkButton>
        {toBag}
      </div>
    );
  return (
    <div className={styles.bar}>
      <CustomsNote order={totals} />
      <Terms presses={presses} isFirst />
      <Button
        size="large"
        wide
        busy={express.status !== 'confirm' || !isFresh || !mayPay(payment)}
        onClick={() => {
          setPresses(presses + 1);
          confirm();
        }}
      >
        {t('paypal.review.pay', { amount: formatMoney(totals.total, store) })}
      </Button>
      <p className={styles.assurance}>{t('paypal.review.assurance')}</p>
      {toBag}
    </div>
  );
}
