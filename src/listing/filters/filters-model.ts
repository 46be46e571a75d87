import { sample } from 'effector';
import { array, boolean, object, string } from 'superstruct';
import { fact, feature, input, state } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { $location, locationChanged, navigateFx } from '../../ports/navigation.ts';
import { listingSearch } from '../address.ts';
import { Filters, NO_FILTERS, filterCountOf, filtersOf, toggledBy, withPrice } from '../filters.ts';
import { facetsUnder } from '../listing.ts';
import { $listing } from '../model.ts';

feature('core');

export const openFilters = input('listing/openFilters', noPayload());
export const closeFilters = input('listing/closeFilters', noPayload());
export const toggleFilter = input(
  'listing/toggleFilter',
  object({ facet: string(), value: string() }),
);
export const choosePrice = input('listing/choosePrice', object({ min: string(), max: string() }));
export const clearFilters = input('listing/clearFilters', noPayload());
/** Toggles the collapsed state of a facet. */
export const foldFacet = input('listing/foldFacet', object({ facet: string() }));

export const filtersChanged = fact('listing/filtersChanged', Filters);

export const $isFilterOpen = state('listing/isFilterOpen', false, boolean());
/** LST-13 */
export const $collapsedFiltersIds = state('listing/collapsedFiltersIds', [], array(string()));

/** Filters of the address, also while its listing loads. */
export const $filters = $location.map(({ search }) => filtersOf(new URLSearchParams(search)));
export const $filterCount = $filters.map(filterCountOf);

$isFilterOpen
  .on(openFilters, () => true)
  .on(closeFilters, () => false)
  .on(locationChanged, (isOpen, { action }) => isOpen && action !== 'pop');

$collapsedFiltersIds.on(foldFacet, (folded, { facet }) =>
  folded.includes(facet) ? folded.filter((id) => id !== facet) : [...folded, facet],
);

sample({
  clock: [
    sample({
      clock: sample({
        clock: toggleFilter,
        source: $filters,
        fn: (filters, wish) => ({ filters, wish }),
      }),
      source: $listing,
      fn: (listing, { filters, wish }) => toggledBy(filters, facetsUnder(listing, filters), wish),
    }),
    sample({
      clock: choosePrice,
      source: $filters,
      fn: (filters, { min, max }) => withPrice(filters, min, max),
    }),
    sample({ clock: clearFilters, fn: () => NO_FILTERS }),
  ],
  target: filtersChanged,
});

sample({
  clock: filtersChanged,
  source: $location,
  fn: ({ path, search }, filters) => ({
    to: path + listingSearch(search, { filters }),
    replace: false,
  }),
  target: navigateFx,
});
