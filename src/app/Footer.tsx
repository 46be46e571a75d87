import type { ReactNode } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Link } from '../ui/Link.tsx';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import type { LinkGroup } from './navigation.ts';
import styles from './Footer.module.css';

const maxGroups = 4; // CNT-08

type Props = {
  brandName: string;
  groups: readonly LinkGroup[];
  /** Already in the shopper's language: “United Kingdom”. */
  country: string;
  currency: string;
  language: string;
  children?: ReactNode | undefined;
};

export function Footer({ brandName, groups, country, currency, language, children }: Props) {
  const { t } = useTranslation('common');
  const { footer } = useBrandLayout();
  return (
    <footer
      className={styles.footer}
      data-layout={footer}
      data-tone={footer === 'slab' ? 'dark' : undefined}
      data-no-print
    >
      <div className={styles.groups}>
        {groups.slice(0, maxGroups).map(({ key, links }) => (
          <nav key={key} className={styles.group} aria-label={t(key)}>
            <h2 className={styles.heading}>{t(key)}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <Link className={styles.link} to={link.to}>
                    {t(link.key)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.promise}>
          <p className={styles.lead}>{t('footer.promise')}</p>
        </div>
      </div>
      <div className={styles.sign} aria-hidden="true">
        <Wordmark name={brandName} size="poster" />
      </div>
      <div className={styles.place}>
        <p>
          {[country, language, currency].map((part) => (
            <span key={part} className={styles.part}>
              {part}
            </span>
          ))}
        </p>
        {children}
      </div>
    </footer>
  );
}
