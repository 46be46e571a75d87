import type { ReactNode } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { WithoutScript } from '../ui/WithoutScript.tsx';
import styles from './Shell.module.css';

type Props = {
  /** Before everything else for whoever goes through the page by keys. */
  first?: ReactNode | undefined;
  /** A line above the header, whose room is kept while it is not there yet. */
  top?: ReactNode | undefined;
  /** It stays in sight while the page is scrolled. */
  isTopKept?: boolean | undefined;
  header: ReactNode;
  footer: ReactNode;
  /** Drawers, dialogs and toasts. */
  overlays?: ReactNode | undefined;
  brandName: string;
  /** The page's name: the window's title, and said aloud whenever it changes. */
  pageTitle?: string | undefined;
  children: ReactNode;
};

export function Shell({
  first,
  top,
  isTopKept = false,
  header,
  footer,
  overlays,
  brandName,
  pageTitle,
  children,
}: Props) {
  const { t } = useTranslation('common');
  return (
    <div
      className={styles.shell}
      data-top={top !== undefined || undefined}
      data-top-kept={isTopKept || undefined}
    >
      <title>{pageTitle === undefined ? brandName : `${pageTitle} – ${brandName}`}</title>
      {first}
      {/* In a landmark, as all else is: axe excepts such a link only where it comes first. */}
      <nav aria-label={t('shell.skip')}>
        <a className={styles.skip} href="#main">
          {t('shell.skip')}
        </a>
      </nav>
      {top !== undefined && (
        <div className={styles.top} data-tone="dark" data-no-print>
          {top}
        </div>
      )}
      {header}
      <main id="main" className={styles.main} tabIndex={-1}>
        <WithoutScript place="page" />
        {children}
      </main>
      {footer}
      {overlays}
      <WithoutScript place="panels" />
      <VisuallyHidden>
        <span aria-live="polite">{pageTitle ?? brandName}</span>
      </VisuallyHidden>
    </div>
  );
}
