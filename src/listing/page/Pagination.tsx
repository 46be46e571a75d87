import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $location } from '../../ports/navigation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { listingSearch } from '../address.ts';
import styles from './Pagination.module.css';
import { currentPage, pageCount, pageLinks } from '../paging.ts';

type Props = {
  total: number;
  limit: number;
  offset: number;
};

/** Plain links, so that crawlers can follow them. */
export function Pagination({ total, limit, offset }: Props) {
  const { t } = useTranslation('catalogue');
  const { search } = useUnit($location);
  const count = pageCount(total, limit);
  const current = currentPage(offset, limit);
  if (count < 2) return null;
  const to = (page: number) => ({ search: listingSearch(search, { page }) });
  return (
    <nav className={styles.pages} aria-label={t('listing.pages.label')} data-no-print>
      {current > 1 && (
        <Link className={styles.step} to={to(current - 1)} rel="prev">
          <Icon name="chevron-left" />
          <span className={styles.word}>{t('listing.pages.previous')}</span>
        </Link>
      )}
      <ol className={styles.list}>
        {pageLinks(current, count).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.page}
                to={to(page)}
                aria-label={t('listing.pages.page', { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < count && (
        <Link className={styles.step} to={to(current + 1)} rel="next">
          <span className={styles.word}>{t('listing.pages.next')}</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
