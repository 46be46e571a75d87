import type { ReactNode } from 'react';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { LinkButton } from '../ui/action/LinkButton.tsx';
import styles from './SavedProducts.module.css';

type Props = {
  /** `null` while unknown. */
  itemIds: readonly string[] | null;
  renderTiles: (productIds: readonly string[]) => ReactNode;
};

export function SavedProducts({ itemIds, renderTiles }: Props) {
  const { t } = useTranslation('account');
  const layout = useBrandLayout().tile;
  if (itemIds?.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('wishlist.empty.title')}
        actions={<LinkButton to="/new">{t('wishlist.empty.action')}</LinkButton>}
      >
        {t('wishlist.empty.help')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page} data-layout={layout}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('wishlist.title')}</h1>
        <p className={styles.count} role="status">
          {itemIds ? t('wishlist.items', { count: itemIds.length }) : t('wishlist.loading')}
        </p>
      </header>
      {itemIds && renderTiles(itemIds)}
    </div>
  );
}
