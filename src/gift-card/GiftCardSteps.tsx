import { useTranslation } from '../ui/i18n/use-translation.ts';
import styles from './GiftCardSteps.module.css';

const STEPS = ['choose', 'receive', 'spend'] as const;

/** Explains gift cards in three steps. */
export function GiftCardSteps() {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.section} aria-labelledby="gift-card-how">
      <h2 id="gift-card-how" className={styles.title}>
        {t('giftCards.how.title')}
      </h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <h3 className={styles.name}>{t(`giftCards.how.${step}.title`)}</h3>
            <p className={styles.text}>{t(`giftCards.how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
