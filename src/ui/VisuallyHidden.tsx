import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type Props = {
  /** `h1` on a page whose heading is not yet known. */
  as?: 'span' | 'h1';
  children: ReactNode;
};

/**
 * Text for screen readers only.
 * @example <VisuallyHidden>{t('price.was')}</VisuallyHidden>
 */
export function VisuallyHidden({ as: Tag = 'span', children }: Props) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
