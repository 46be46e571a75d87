import { fork } from 'effector';
import { expect, it } from 'vitest';
import { listingQueryOf } from '#src/listing/address.ts';
import { $collapsedFiltersIds, $filters } from '#src/listing/filters/filters-model.ts';
import { queryOf } from '#src/listing/listing.ts';
import { $isElevated, $isNoSearch, $listing, $shownListing } from '#src/listing/model.ts';
import { pageSizeOf } from '#src/listing/paging.ts';
import { $location } from '#src/ports/navigation.ts';
import { listing } from '../listings.ts';

/** The state of a listing's page, by the names that the specification has for it. */
function paramsAt(path: string, search: string, given: Parameters<typeof listing>[0]) {
  const query = listingQueryOf({ path, search });
  const elevated = given?.elevated && { elevated: true };
  const scope = fork({
    values: [
      [$listing, { status: 'ready', query: { ...query, ...elevated }, listing: listing(given) }],
      [$location, { path, search, hash: '', key: '' }],
      [$collapsedFiltersIds, ['size']],
    ],
  });
  const asked = queryOf(scope.getState($listing));
  const shown = scope.getState($shownListing);
  const { min, max } = scope.getState($filters);
  const prices = shown?.facets.find(({ id }) => id === 'price')?.values ?? [];
  return {
    pageSize: pageSizeOf(asked ?? {}),
    categoryId: asked?.categoryId,
    urlParams: scope.getState($location).search,
    userPriceSelection: { min, max },
    responsePriceFilterQueryParams: prices.map(({ label }) => label),
    collapsedFiltersIds: scope.getState($collapsedFiltersIds),
    seoFilters: shown?.seoFilters ?? [],
    isElevated: scope.getState($isElevated),
    isNoSearch: scope.getState($isNoSearch),
    sourceValue: asked?.searchTerm,
  };
}

it('LST-16 ENT-22 the state holds the params of a category’s page', () => {
  const label = { name: '19.90', label: '£19.90', count: 1, selected: false };
  const facets = [{ id: 'price', label: 'Price', style: 'range' as const, values: [label] }];
  expect(paramsAt('/women/jeans', '?price_max=90', { facets, total: 3 })).toEqual({
    pageSize: 48,
    categoryId: 'women-jeans',
    urlParams: '?price_max=90',
    userPriceSelection: { min: null, max: '90' },
    responsePriceFilterQueryParams: ['£19.90'],
    collapsedFiltersIds: ['size'],
    seoFilters: [],
    isElevated: false,
    isNoSearch: false,
    sourceValue: null,
  });
});

it('LST-16 LST-03 and of an elevated listing, and of a search that found nothing', () => {
  expect(paramsAt('/all/jeans', '', { elevated: true })).toMatchObject({
    isElevated: true,
    pageSize: 99,
  });
  expect(paramsAt('/search', '?searchTerm=toga', {})).toMatchObject({
    isNoSearch: true,
    sourceValue: 'toga',
  });
});
