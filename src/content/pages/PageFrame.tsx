import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/action/Breadcrumb.tsx';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $store } from '../../store-config/model.ts';
import styles from './PageFrame.module.css';
import { Sidebar } from './Sidebar.tsx';

type Props = {
  title: string;
  intro?: string | undefined;
  /** Full width, for tables and lists. */
  isWide?: boolean | undefined;
  children: ReactNode;
};

/** Frame of a text page: breadcrumb, title, sidebar and content. */
export function PageFrame({ title, intro = '', isWide = false, children }: Props) {
  const { t } = useTranslation('catalogue');
  const { storeBrandName } = useUnit($store);
  return (
    <div className={styles.page} data-layout={useBrandLayout().facts}>
      <div className={styles.way}>
        <Breadcrumb
          label={t('breadcrumb')}
          steps={[{ label: storeBrandName, to: '/' }, { label: title }]}
        />
      </div>
      <header className={styles.head}>
        <h1>{title}</h1>
        {intro !== '' && <p className={styles.intro}>{intro}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.text} data-wide={isWide || undefined}>
          {children}
        </div>
        <Sidebar />
      </div>
    </div>
  );
}
