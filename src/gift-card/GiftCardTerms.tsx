import { Link } from 'react-router-dom';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './GiftCardTerms.module.css';

type Props = {
  /** GFT-05 */
  max: number;
  termsPath: string;
  faqPath: string;
};

const TERMS = ['valid', 'limit', 'codes', 'back', 'secret'] as const;

/** Short terms, with a link to the full ones. */
export function GiftCardTerms({ max, termsPath, faqPath }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.section} aria-labelledby="gift-card-terms">
      <h2 id="gift-card-terms" className={styles.title}>
        {t('giftCards.terms.title')}
      </h2>
      <dl className={styles.terms}>
        {TERMS.map((term) => (
          <div key={term} className={styles.term}>
            <dt className={styles.name}>{t(`giftCards.terms.${term}.title`)}</dt>
            <dd className={styles.text}>{t(`giftCards.terms.${term}.text`, { count: max })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.links}>
        <Link to={termsPath}>{t('giftCards.terms.link')}</Link>
        <Link to={faqPath}>{t('giftCards.terms.faq')}</Link>
      </p>
    </section>
  );
}
