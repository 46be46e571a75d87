import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $userInfo, retryUserInfo } from '../session/model.ts';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import styles from './WishlistPage.module.css';

type Props = {
  /** The tiles of the saved products, in this order. */
  renderTiles: (productIds: readonly string[]) => ReactNode;
  onSignIn: () => void;
};

/** WSH-01 */
export function WishlistPage({ renderTiles, onSignIn }: Props) {
  const { t } = useTranslation('account');
  const { info, retry } = useUnit({ info: $userInfo, retry: retryUserInfo });

  switch (info.status) {
    case 'guest':
      return (
        <EmptyState
          headingLevel={1}
          title={t('wishlist.guest.title')}
          actions={<Button onClick={onSignIn}>{t('wishlist.guest.action')}</Button>}
        >
          {t('wishlist.guest.help')}
        </EmptyState>
      );
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            headingLevel={1}
            title={t('wishlist.failed.title')}
            actions={<Button onClick={() => retry()}>{t('wishlist.failed.action')}</Button>}
          >
            {t('wishlist.failed.help')}
          </EmptyState>
        </div>
      );
    case 'registered':
      return <SavedProducts itemIds={info.wishlist.itemIds} renderTiles={renderTiles} />;
    default:
      return <SavedProducts itemIds={null} renderTiles={renderTiles} />;
  }
}

type SavedProps = {
  /** `null` while they are not known yet. */
  itemIds: readonly string[] | null;
  renderTiles: Props['renderTiles'];
};

function SavedProducts({ itemIds, renderTiles }: SavedProps) {
  const { t } = useTranslation('account');
  const layout = useBrandLayout().tile;
  const list = useKeptFocus<HTMLDivElement>(itemIds?.length ?? 0);
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
          {t(itemIds ? 'wishlist.items' : 'wishlist.loading', { count: itemIds?.length ?? 0 })}
        </p>
      </header>
      <div ref={list} tabIndex={-1}>
        {itemIds ? renderTiles(itemIds) : null}
      </div>
    </div>
  );
}
