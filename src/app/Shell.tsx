import type { ReactNode } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Shell.module.css';

type Props = {
  header: ReactNode;
  footer: ReactNode;
  /** Drawers, dialogs and toasts. */
  overlays?: ReactNode | undefined;
  brandName: string;
  /** The page's name: the window's title, and said aloud whenever it changes. */
  pageTitle?: string | undefined;
  children: ReactNode;
};

export function Shell({ header, footer, overlays, brandName, pageTitle, children }: Props) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.shell}>
      <title>{pageTitle === undefined ? brandName : `${pageTitle} – ${brandName}`}</title>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      {header}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {overlays}
      <VisuallyHidden>
        <span aria-live="polite">{pageTitle ?? brandName}</span>
      </VisuallyHidden>
    </div>
  );
}
