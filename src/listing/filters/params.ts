import { combine } from 'effector';
import { $location } from '../../ports/navigation.ts';
import { $collapsedFiltersIds, $filters } from './filters-model.ts';
import { queryOf } from '../listing.ts';
import { $listing, $shown } from '../model.ts';
import { pageSizeOf } from '../paging.ts';

/** LST-16, ENT-22: the listing page's params, by their names in the specification. */
export const $listingParams = combine(
  {
    listing: $listing,
    shown: $shown,
    filters: $filters,
    location: $location,
    collapsedFiltersIds: $collapsedFiltersIds,
  },
  ({ listing, shown, filters, location, collapsedFiltersIds }) => {
    const query = queryOf(listing);
    const { categoryId = '', searchTerm = null } = query ?? {};
    const prices = shown?.facets.find(({ id }) => id === 'price')?.values ?? [];
    return {
      pageSize: pageSizeOf(query ?? {}),
      categoryId,
      topCategoryId: categoryId.split('-')[0] ?? '',
      urlParams: location.search,
      userPriceSelection: { min: filters.min, max: filters.max }, // LST-12
      responsePriceFilterQueryParams: prices.map(({ label }) => label),
      collapsedFiltersIds,
      seoFilters: shown?.seoFilters ?? [],
      isElevated: shown?.elevated === true,
      isNoSearch: searchTerm !== null && shown?.total === 0,
      sourceValue: searchTerm ?? '',
      url: location.path + location.search,
    };
  },
);
