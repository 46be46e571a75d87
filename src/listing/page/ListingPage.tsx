import { useUnit } from 'effector-react';
import { Suspense, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Breadcrumb } from '../../ui/action/Breadcrumb.tsx';
import { $filterCount, $isFilterOpen } from '../filters/filters-model.ts';
import { lazyView } from '../../ui/lazy-view.ts';
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts';
import { useOnceTrue } from '../../ui/hooks/use-once-true.ts';
import { WithoutScript } from '../../ui/WithoutScript.tsx';
import { ListingFailure } from './ListingFailure.tsx';
import { ListingHead } from './ListingHead.tsx';
import { ListingResults } from './ListingResults.tsx';
import styles from './ListingPage.module.css';
import { $listingBreadcrumb, $isElevated, $listing } from '../model.ts';
import { $intro } from '../seo-model.ts';
import type { QuickAddButtonSlot, WishlistButtonSlot } from '../tiles/Tiles.tsx';

const FilterChips = lazyView(() => import('../filters/FilterChips.tsx'), 'FilterChips', 'none');
const FilterDrawer = lazyView(() => import('../filters/FilterDrawer.tsx'), 'FilterDrawer', 'over');

type Props = {
  wishlistButton?: WishlistButtonSlot | undefined;
  /** Shown between breadcrumb and heading. */
  lead?: ReactNode | undefined;
  quickAddButton?: QuickAddButtonSlot | undefined;
  /** Shown between heading and products. */
  children?: ReactNode | undefined;
};

export function ListingPage({ wishlistButton, quickAddButton, lead, children }: Props) {
  const { t } = useTranslation('catalogue');
  const { listing, breadcrumb, elevated, intro, filterCount, isFilterOpen } = useUnit({
    listing: $listing,
    breadcrumb: $listingBreadcrumb,
    elevated: $isElevated,
    intro: $intro,
    filterCount: $filterCount,
    isFilterOpen: $isFilterOpen,
  });
  const page = useRef<HTMLDivElement>(null);
  const find = (selector: string) => page.current?.querySelector<HTMLElement>(selector);
  // Focuses the next filter, else the filter button, else the page while products load.
  useFocusAfterRemoval(
    filterCount,
    () =>
      find('[data-filters] button') ??
      find('header [aria-haspopup=dialog]') ??
      page.current?.closest('main'),
  );
  const hasFilters = useOnceTrue(isFilterOpen);
  // Preloads the chips before the first filter is chosen, to avoid a layout shift.
  useEffect(() => {
    if (hasFilters) FilterChips.fetch().catch(() => undefined); // Rendering requests them again.
  }, [hasFilters]);
  return (
    <div ref={page} className={styles.page} data-layout={useBrandLayout().tile}>
      <div className={styles.way}>
        <Breadcrumb
          label={t('breadcrumb')}
          steps={breadcrumb.map(({ label, url }) => ({ label, to: url }))}
        />
      </div>
      {listing.status === 'failed' ? (
        <ListingFailure reason={listing.reason} />
      ) : (
        <>
          {lead}
          <ListingHead />
          <WithoutScript place="filters" />
          <Suspense>{filterCount > 0 && <FilterChips />}</Suspense>
          {elevated && <p className={styles.intro}>{intro}</p>}
          {children}
          <ListingResults wishlistButton={wishlistButton} quickAddButton={quickAddButton} />
          <Suspense>{hasFilters && <FilterDrawer />}</Suspense>
        </>
      )}
    </div>
  );
}
