import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './WithoutScript.module.css';
import { type PanelName, titleIdOf } from './panels.ts';

type Props = {
  name: PanelName;
  title: string;
  children: ReactNode;
};

/** Title, close link and body of a panel. */
export function PanelContent({ name, title, children }: Props) {
  const { t } = useTranslation('common');
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleIdOf(name)} className={styles.title}>
          {title}
        </h2>
        <a className={styles.action} href="#main" aria-label={t('action.close')}>
          <Icon name="close" />
        </a>
      </div>
      <div className={styles.body}>{children}</div>
    </>
  );
}
