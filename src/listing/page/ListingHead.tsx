import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { $filterCount, openFilters } from '../filters/filters-model.ts';
import styles from './ListingHead.module.css';
import { $searchTerm, $shownListing, $title, selectSort } from '../model.ts';
import { sortOf } from '../address.ts';
import type { Listing } from '../contract.ts';

/** Heading, product count and sort order. Changes of the count are announced. */
export function ListingHead() {
  const { t } = useTranslation('catalogue');
  const { shown, title, searchTerm, filterCount, choose, open } = useUnit({
    shown: $shownListing,
    title: $title,
    searchTerm: $searchTerm,
    filterCount: $filterCount,
    choose: selectSort,
    open: openFilters,
  });
  const sorts = useSorts(shown?.sorts);

  function headingOf(): string {
    if (searchTerm) return t('listing.resultsFor', { term: searchTerm });
    return title ?? t('listing.all');
  }

  return (
    <header className={styles.head} data-layout={useBrandLayout().tile}>
      <h1 className={styles.title}>
        {shown ? (
          headingOf()
        ) : (
          <>
            <VisuallyHidden>{t('listing.loading')}</VisuallyHidden>
            <Skeleton shape="title" />
          </>
        )}
      </h1>
      <p className={styles.count} role="status">
        {shown && t('listing.count', { count: shown.total })}
      </p>
      <div className={styles.tools} data-with-script>
        {shown !== null && shown.facets.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            data-opens-view="FilterDrawer"
            onClick={() => open()}
          >
            {filterCount > 0
              ? t('listing.filters.openCount', { count: filterCount })
              : t('listing.filters.open')}
          </Button>
        )}
        {sorts.length > 0 && (
          <Select
            label={t('listing.sort.label')}
            hideLabel
            name="sort"
            value={sorts.find(({ selected }) => selected)?.value ?? ''}
            options={sorts}
            onChange={(value) => choose({ sort: value === sorts[0]?.value ? null : value })}
          />
        )}
      </div>
    </header>
  );
}

/** Sort options with a translation, the default order first. */
export function useSorts(sorts: Listing['sorts'] = []) {
  const { t } = useTranslation('catalogue');
  return sorts
    .map(({ query, selected }) => {
      const value = sortOf(query);
      return { value, selected, label: t(`listing.sort.${value}`, { defaultValue: '' }) };
    })
    .filter(({ label }) => label);
}
