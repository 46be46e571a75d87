import { useId, type ReactNode } from 'react';
import styles from './Progress.module.css';

type Props = {
  /** Progress in words; labels the bar. */
  children: ReactNode;
  value: number;
  max: number;
};

/**
 * Progress as a sentence and as the brand's stripe.
 * @example <Progress value={5990} max={7500}>{t('cart:freeDelivery.missing', { amount })}</Progress>
 */
export function Progress({ children, value, max }: Props) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <p id={id} className={styles.text}>
        {children}
      </p>
      <progress className={styles.bar} value={value} max={max} aria-labelledby={id} />
    </div>
  );
}
