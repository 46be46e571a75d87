import type { ReactNode } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { WithoutScript } from '../ui/WithoutScript.tsx';
import styles from './Shell.module.css';

type Props = {
  /** First element in tab order. */
  first?: ReactNode | undefined;
  /** Line above the header; its space is reserved while it loads. */
  top?: ReactNode | undefined;
  /** Stays visible while the page scrolls. */
  isTopKept?: boolean | undefined;
  header: ReactNode;
  footer: ReactNode;
  /** Drawers, dialogs and toasts. */
  overlays?: ReactNode | undefined;
  brandName: string;
  /** Name of the page, for the window's title and a screen reader announcement. */
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
      {/* In a landmark like everything else: axe exempts a skip link only if it is first. */}
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
