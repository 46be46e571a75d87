import { useUnit } from 'effector-react';
import type { ListingQuery } from '../listing/address.ts';
import { filterCountOf } from '../listing/filters.ts';
import { ListingPage } from '../listing/page/ListingPage.tsx';
import type { QuickAddButtonSlot, WishlistButtonSlot } from '../listing/tiles/Tiles.tsx';
import { $location } from '../ports/navigation.ts';
import { $brand } from '../store-config/model.ts';
import { isForced, landingOf } from './landing-content.ts';
import { LandingHead } from './LandingHead.tsx';

type Props = {
  query: ListingQuery;
  wishlistButton: WishlistButtonSlot;
  quickAddButton?: QuickAddButtonSlot | undefined;
};

/** ENT-30: products of a gender, with category links above the unfiltered first page. */
export function LandingRoute({ query, wishlistButton, quickAddButton }: Props) {
  const { brand, location } = useUnit({ brand: $brand, location: $location });
  const landing = landingOf(brand, query.categoryId);
  const isWhole = query.page === 1 && query.sort === null && filterCountOf(query.filters) === 0;
  return (
    <ListingPage
      wishlistButton={wishlistButton}
      quickAddButton={quickAddButton}
      lead={(isWhole || isForced(location.search)) && landing && <LandingHead {...landing} />}
    />
  );
}
