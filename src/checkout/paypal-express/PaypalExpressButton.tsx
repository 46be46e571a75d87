import { useUnit } from 'effector-react';
import { $bagPage } from '../../cart/bag/bag-model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './PaypalExpressButton.module.css';
import {
  $express,
  $isPayPalExpressInitiallyEnabled,
  startPaypalExpress,
} from './paypal-express-model.ts';

type Props = {
  /** False until the checkout code has loaded; the button is busy. */
  isReady: boolean;
};

/** CRT-12: starts PayPal express from the bag, if the bag allows it. */
export function PaypalExpressButton({ isReady }: Props) {
  const { t } = useTranslation('checkout');
  const { page, wasEnabled, express, start } = useUnit({
    page: $bagPage,
    wasEnabled: $isPayPalExpressInitiallyEnabled,
    express: $express,
    start: startPaypalExpress,
  });
  if (page.status !== 'loaded') return null;
  // CHK-12: explains why the button is no longer shown.
  if (!page.details.paypalExpress)
    return wasEnabled ? <p className={styles.hint}>{t('paypal.unavailable')}</p> : null;
  const isBusy = express.status === 'starting' || express.status === 'leaving';
  return (
    <div className={styles.express}>
      <p className={styles.or}>{t('paypal.or')}</p>
      <Button variant="secondary" wide busy={isBusy || !isReady} onClick={() => start()}>
        {t('paypal.button')}
      </Button>
      <p className={styles.hint}>{t('paypal.hint')}</p>
      {express.status === 'failed' && <Alert>{t('paypal.failed')}</Alert>}
    </div>
  );
}
