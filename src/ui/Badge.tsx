import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type Props = {
  tone?: 'plain' | 'accent' | 'strong' | undefined;
  children: ReactNode;
};

/**
 * A short label on a picture or beside a name.
 * @example <Badge tone="accent">{t('catalogue:badge.sale')}</Badge>
 */
export function Badge({ tone = 'plain', children }: Props) {
  return (
    <span className={styles.badge} data-tone-of={tone}>
      {children}
    </span>
  );
}
