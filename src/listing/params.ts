import type { Location } from '../ports/navigation.ts';
import { type ListingSource, sourceOf, topCategoryIdOf } from './address.ts';
import type { Filters } from './filters.ts';
import { type InitialPrice, type ListingState, queryOf, shownListing } from './listing.ts';
import { pageSizeOf } from './paging.ts';
import { OPEN, type PriceBounds, chosenPrice, priceBoundsOf } from './price.ts';
import type { SeoFilter } from './seo-filter.ts';

/** ENT-22: parameters of the listing page. */
export interface ListingParams {
  pageSize: number;
  categoryId: string;
  topCategoryId: string;
  urlParams: string;
  userPriceSelection: PriceBounds;
  /** Price range of the last answer. */
  responsePriceFilterQueryParams: PriceBounds;
  /** Price range before any filter. */
  initialPriceFilterQueryParams: PriceBounds;
  collapsedFiltersIds: readonly string[];
  seoFilters: readonly SeoFilter[];
  isElevated: boolean;
  isNoSearch: boolean;
  sourceValue: ListingSource;
  url: string;
}

interface Known {
  state: ListingState;
  location: Pick<Location, 'path' | 'search'>;
  filters: Filters;
  initial: InitialPrice | null;
  collapsedFiltersIds: readonly string[];
}

export function listingParams({ state, location, filters, ...known }: Known): ListingParams {
  const query = queryOf(state);
  const shown = shownListing(state);
  const { categoryId = '', searchTerm = null } = query ?? {};
  return {
    pageSize: pageSizeOf(query ?? {}),
    categoryId,
    topCategoryId: topCategoryIdOf(categoryId),
    urlParams: location.search,
    userPriceSelection: chosenPrice(filters),
    responsePriceFilterQueryParams: shown ? priceBoundsOf(shown) : OPEN,
    initialPriceFilterQueryParams: known.initial?.price ?? OPEN,
    collapsedFiltersIds: known.collapsedFiltersIds,
    seoFilters: shown?.seoFilters ?? [],
    isElevated: shown?.elevated === true,
    isNoSearch: searchTerm !== null && shown?.total === 0,
    sourceValue: sourceOf(searchTerm),
    url: location.path,
  };
}
