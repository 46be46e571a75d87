import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Button } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/action/LinkButton.tsx';
import { listingSearch } from '../address.ts';
import { $filterCount, clearFilters } from '../filters/filters-model.ts';
import { ListingSkeleton } from './ListingSkeleton.tsx';
import { lastOffset } from '../load-more.ts';
import { $isNoSearch, $listing, $searchTerm, $shownListing } from '../model.ts';
import { LoadMorePlace } from './LoadMorePlace.tsx';
import { Pagination } from './Pagination.tsx';
import { ShownTiles } from '../tiles/ShownTiles.tsx';
import type { QuickAddButtonSlot, WishlistButtonSlot } from '../tiles/Tiles.tsx';

/** LST-03: picture sizes of an elevated listing. */
function elevatedSizes(index: number): string {
  return `(width < 46.3125em) 100vw, (width <= 64em) 50vw, ${index % 12 === 0 ? 67 : 33}vw`;
}

type Props = {
  wishlistButton: WishlistButtonSlot | undefined;
  quickAddButton?: QuickAddButtonSlot | undefined;
  headingLevel?: 2 | 3 | undefined;
};

export function ListingResults({ wishlistButton, quickAddButton, headingLevel }: Props) {
  const { t } = useTranslation('catalogue');
  const { listing, shown, searchTerm, isNoSearch, filterCount, clear } = useUnit({
    listing: $listing,
    shown: $shownListing,
    searchTerm: $searchTerm,
    isNoSearch: $isNoSearch,
    filterCount: $filterCount,
    clear: clearFilters,
  });
  if (!shown) return <ListingSkeleton />;
  if (shown.tiles.length === 0)
    return (
      <EmptyState
        title={
          isNoSearch ? t('listing.empty.noResults', { term: searchTerm }) : t('listing.empty.title')
        }
        actions={
          filterCount > 0 && shown.total === 0 ? (
            <Button onClick={() => clear()}>{t('listing.filters.clear')}</Button>
          ) : shown.total > 0 ? (
            <LinkButton to={{ search: listingSearch('', {}) }}>
              {t('listing.empty.firstPage')}
            </LinkButton>
          ) : (
            <LinkButton to="/new">{t('listing.empty.new')}</LinkButton>
          )
        }
      >
        {t(emptyTextOf(shown.total, filterCount, isNoSearch))}
      </EmptyState>
    );
  return (
    <>
      <ShownTiles
        layout={shown.elevated ? 'large' : undefined}
        label={t('listing.products')}
        busy={listing.status === 'loading'}
        tiles={shown.tiles}
        total={shown.total}
        // Tiles of an elevated listing have several sizes.
        pageSize={shown.elevated ? Infinity : shown.limit}
        headingLevel={headingLevel}
        sizesAt={shown.elevated ? elevatedSizes : undefined}
        wishlistButton={wishlistButton}
        quickAddButton={quickAddButton}
      />
      {shown.total > shown.limit && <LoadMorePlace listing={shown} />}
      <Pagination total={shown.total} limit={shown.limit} offset={lastOffset(shown)} />
    </>
  );
}

function emptyTextOf(total: number, filterCount: number, isNoSearch: boolean) {
  if (total > 0) return 'listing.empty.noPage' as const;
  if (filterCount > 0) return 'listing.empty.filtered';
  return isNoSearch ? 'listing.empty.otherWords' : 'listing.empty.help'; // SRC-02
}
