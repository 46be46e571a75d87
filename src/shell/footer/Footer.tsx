import type { ReactNode } from 'react';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import styles from './Footer.module.css';

type Props = {
  brandName: string;
  /** Shown above everything else. */
  newsletter?: ReactNode | undefined;
  /** Groups of links; their space is reserved while empty. */
  groups?: ReactNode | undefined;
  promise?: string | undefined;
  /** Only the children: for pages that shoppers must not leave. */
  plain?: boolean | undefined;
  /** Store and legal links at the foot of every page. */
  children?: ReactNode | undefined;
};

export function Footer({ brandName, newsletter, groups, promise, plain = false, children }: Props) {
  const { footer } = useBrandLayout();
  return (
    <footer
      className={styles.footer}
      data-layout={footer}
      data-tone={footer === 'slab' ? 'dark' : undefined}
      data-plain={plain || undefined}
      data-no-print
    >
      {newsletter}
      {!plain && (
        <>
          <div className={styles.groups}>
            {groups}
            <p className={styles.promise}>{promise}</p>
          </div>
          <div className={styles.sign} aria-hidden="true">
            <Wordmark name={brandName} size="poster" />
          </div>
        </>
      )}
      <div className={styles.place}>{children}</div>
    </footer>
  );
}
