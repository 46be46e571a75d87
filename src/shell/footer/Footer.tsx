import type { ReactNode } from 'react';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import styles from './Footer.module.css';

type Props = {
  brandName: string;
  /** Stands above everything else. */
  newsletter?: ReactNode | undefined;
  /** Groups of links; their room stays empty while there are none. */
  groups?: ReactNode | undefined;
  promise?: string | undefined;
  /** Nothing but what goes with the foot of every page: where shoppers are to stay. */
  plain?: boolean | undefined;
  /** Where the shopper is, and what goes with the foot of every page. */
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
