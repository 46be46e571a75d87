import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type Props = {
  title: string;
  headingLevel?: 1 | 2 | undefined;
  /** Explanation below the title. */
  children?: ReactNode | undefined;
  actions?: ReactNode | undefined;
};

/**
 * An empty state with suggestions.
 * @example <EmptyState title={t('bag.empty')} actions={<LinkButton to="/">{t('shop')}</LinkButton>}>{t('bag.emptyHelp')}</EmptyState>
 */
export function EmptyState({ title, headingLevel = 2, children, actions }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.empty}>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
