import { useUnit } from 'effector-react';
import { companyOf } from '../../store-config/company.ts';
import { $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import styles from './Letterhead.module.css';

/** Brand and company for the printed order, because print hides the shop's header. */
export function Letterhead() {
  const { t } = useTranslation('checkout');
  const store = useUnit($store);
  const { storeBrandName, SITE_URL } = store;
  const { name, address, vatNumber } = companyOf(store);
  return (
    <div className={styles.letterhead} aria-hidden="true">
      <Wordmark name={storeBrandName} />
      <p className={styles.company}>
        <span className={styles.line}>{[name, ...address].join(', ')}</span>
        <span className={styles.line}>
          {t('orders.vatNumber', { number: vatNumber })}, {SITE_URL.replace('https://', '')}
        </span>
      </p>
    </div>
  );
}
