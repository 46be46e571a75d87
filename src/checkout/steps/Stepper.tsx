import { Link } from 'react-router-dom';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Stepper.module.css';
import { type Stage, stepperOf } from './steps.ts';

type Props = {
  stage: Stage;
  /** True disables the link to the first step. */
  isRegistered: boolean;
};

const TEXTS = {
  Checkout: 'step.checkout',
  Details: 'step.details',
  Payment: 'step.payment',
} as const;

/** CHK-02…07: checkout progress with links to completed steps. */
export function Stepper({ stage, isRegistered }: Props) {
  const { t } = useTranslation('checkout');
  const entries = stepperOf(stage);
  const current = entries.filter(({ isActive }) => isActive).length;
  return (
    <nav aria-label={t('stepper.label')}>
      <ol className={styles.steps}>
        {entries.map(({ title, url, stage: number, isActive, hasCompleted }) => (
          <li
            key={url}
            className={styles.step}
            data-active={isActive || undefined}
            aria-current={number === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{hasCompleted ? <Icon name="check" /> : number}</span>
            {hasCompleted && !(number === 1 && isRegistered) ? (
              <Link to={url} className={styles.link}>
                {t(TEXTS[title])}
              </Link>
            ) : (
              <span>{t(TEXTS[title])}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
