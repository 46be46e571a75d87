import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './OrderPages.module.css';
import { lastOrdersPage, searchOf } from '../pages.ts';

type Props = {
  page: number;
  /** Number of orders. */
  total: number;
};

/** Pagination of the order list. */
export function OrderPages({ page, total }: Props) {
  const { t } = useTranslation('checkout');
  const count = lastOrdersPage(total);
  if (count < 2) return null;
  const to = (wanted: number) => `/myaccount/orders${searchOf(wanted)}`;
  return (
    <nav className={styles.pages} aria-label={t('orders.pages.label')} data-no-print>
      {page > 1 && (
        <Link className={styles.step} to={to(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          {t('orders.pages.previous')}
        </Link>
      )}
      <span className={styles.at}>{t('orders.pages.at', { page, count })}</span>
      {page < count && (
        <Link className={styles.step} to={to(page + 1)} rel="next">
          {t('orders.pages.next')}
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
