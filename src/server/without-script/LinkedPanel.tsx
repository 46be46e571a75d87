import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './WithoutScript.module.css';

type Props = {
  name: keyof typeof PANEL_IDS;
  title: string;
  children: ReactNode;
};

/** Panel that is visible while it is the address's target. */
export function LinkedPanel({ name, title, children }: Props) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <section id={PANEL_IDS[name]} className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <a className={styles.action} href="#main" aria-label={t('action.close')}>
          <Icon name="close" />
        </a>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Element ids of the panels that links open. */
export const PANEL_IDS = { menu: 'menu', search: 'search', countries: 'countries' } as const;
