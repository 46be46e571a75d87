import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../commerce/money.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $store } from '../store-config/model.ts';
import styles from './MembershipTerms.module.css';

const TERMS = ['points', 'level', 'data', 'leave'] as const;

/** Short terms of the programme, sized for a phone. */
export function MembershipTerms({ termsPath }: { termsPath: string }) {
  const { t } = useTranslation('myAccount');
  const { storeBrandName: brand, ...money } = useUnit($store);
  const unit = formatMoney(100, money, 0);
  return (
    <div>
      <dl className={styles.terms}>
        {TERMS.map((term) => (
          <div key={term} className={styles.term}>
            <dt className={styles.name}>{t(`membership.terms.${term}.title`)}</dt>
            <dd className={styles.text}>{t(`membership.terms.${term}.text`, { brand, unit })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.all}>
        <Link to={termsPath}>{t('membership.terms.all')}</Link>
      </p>
    </div>
  );
}
