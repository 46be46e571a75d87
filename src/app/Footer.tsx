import type { ReactNode } from 'react';
import type { MenuGroup } from '../content/menu.ts';
import { Link } from '../ui/Link.tsx';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import styles from './Footer.module.css';

const maxGroups = 4; // CNT-08

type Props = {
  brandName: string;
  groups: readonly MenuGroup[];
  promise: string;
  /** Where the shopper is, and what goes with the foot of every page. */
  children?: ReactNode | undefined;
};

export function Footer({ brandName, groups, promise, children }: Props) {
  const { footer } = useBrandLayout();
  return (
    <footer
      className={styles.footer}
      data-layout={footer}
      data-tone={footer === 'slab' ? 'dark' : undefined}
      data-no-print
    >
      <div className={styles.groups}>
        {groups.slice(0, maxGroups).map(({ title, links }) => (
          <nav key={title} className={styles.group} aria-label={title}>
            <h2 className={styles.heading}>{title}</h2>
            <ul>
              {links.map(({ label, url }) => (
                <li key={url}>
                  <Link className={styles.link} to={url}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.promise}>
          <p className={styles.lead}>{promise}</p>
        </div>
      </div>
      <div className={styles.sign} aria-hidden="true">
        <Wordmark name={brandName} size="poster" />
      </div>
      <div className={styles.place}>{children}</div>
    </footer>
  );
}
