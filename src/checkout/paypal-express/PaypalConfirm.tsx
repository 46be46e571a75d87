import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { CartDetails } from '../../cart/bag/contract.ts';
import { formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $payment } from '../payment/pay/payment-model.ts';
import styles from '../payment/view/PaymentStep.module.css';
import { $express, confirmPaypalExpress } from './paypal-express-model.ts';
import { Terms } from '../payment/view/Terms.tsx';

type Props = {
  details: CartDetails;
};

/** The last look before PayPal pays: verifying is buying. */
export function PaypalConfirm({ details }: Props) {
  const { t } = useTranslation('checkout');
  const [presses, setPresses] = useState(0);
  const { express, payment, store, confirm } = useUnit({
    express: $express,
    payment: $payment,
    store: $store,
    confirm: confirmPaypalExpress,
  });
  return (
    <div className={styles.section}>
      <p>{t('paypal.confirm.text')}</p>
      <p>{t('paypal.confirm.delivery')}</p>
      <Terms presses={presses} isFirst />
      <Button
        size="large"
        wide
        busy={express.status !== 'confirm' || payment.status === 'uncertain'}
        onClick={() => {
          setPresses(presses + 1);
          confirm();
        }}
      >
        {t('pay.action.paypal', { amount: formatMoney(details.total, store) })}
      </Button>
    </div>
  );
}
