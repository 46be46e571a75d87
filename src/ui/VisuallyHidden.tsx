import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type Props = {
  children: ReactNode;
};

/**
 * Text for screen readers only.
 * @example <VisuallyHidden>{t('price.was')}</VisuallyHidden>
 */
export function VisuallyHidden({ children }: Props) {
  return <span className={styles.hidden}>{children}</span>;
}
