import { useUnit } from 'effector-react';
import { Button } from '../../ui/action/Button.tsx';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { FacetSection } from './FacetSection.tsx';
import styles from './FilterDrawer.module.css';
import { $filterCount, $isFilterOpen, clearFilters, closeFilters } from './filters-model.ts';
import { $listing, $shownListing } from '../model.ts';

/** LST-09: all filters of the listing. Choices apply at once; the address holds them. */
export function FilterDrawer() {
  const { t } = useTranslation(['catalogue', 'common']);
  const { isOpen, shown, listing, count, close, clear } = useUnit({
    isOpen: $isFilterOpen,
    shown: $shownListing,
    listing: $listing,
    count: $filterCount,
    close: closeFilters,
    clear: clearFilters,
  });
  return (
    <Drawer
      open={isOpen}
      onClose={() => close()}
      title={t('listing.filters.title')}
      closeLabel={t('common:action.close')}
      footer={
        <div className={styles.foot}>
          <Button wide busy={listing.status === 'loading'} onClick={() => close()}>
            {t('listing.filters.show', { count: shown?.total ?? 0 })}
          </Button>
          {count > 0 && (
            <Button variant="quiet" wide onClick={() => clear()}>
              {t('listing.filters.clear')}
            </Button>
          )}
        </div>
      }
    >
      {shown?.facets.map((facet) => (
        <FacetSection key={facet.id} facet={facet} />
      ))}
    </Drawer>
  );
}
