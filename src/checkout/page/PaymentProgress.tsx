import { useUnit } from 'effector-react';
import type { TextKey } from '../../kernel/text-keys.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { $payment } from '../payment/pay/payment-model.ts';
import styles from './PaymentProgress.module.css';
import { $express, $isExpressLoaderShowing } from '../paypal-express/paypal-express-model.ts';

/** Text keys by payment status; every other status uses the text for paying. */
const TEXTS: Readonly<Record<string, TextKey<'checkout'>>> = {
  leaving: 'pay.progress.leaving',
  returning: 'pay.progress.returning',
  cancelling: 'pay.progress.returning',
  asking: 'pay.progress.asking',
};

/** ENT-24: modal that blocks the page while a payment is pending. */
export function PaymentProgress() {
  const { t } = useTranslation('checkout');
  const { isShowing, payment, express } = useUnit({
    isShowing: $isExpressLoaderShowing,
    payment: $payment,
    express: $express,
  });
  const status = express.status === 'leaving' ? 'leaving' : payment.status;
  return (
    <Modal open={isShowing} closable={false} title={t('pay.progress.title')}>
      <div className={styles.text}>
        <p role="status">{t(TEXTS[status] ?? 'pay.progress.paying')}</p>
        <div className={styles.bar} />
        <p className={styles.slow}>{t('pay.progress.slow')}</p>
      </div>
    </Modal>
  );
}
