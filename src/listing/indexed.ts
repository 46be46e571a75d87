import { queryOf, shownListing } from './listing.ts';
import { $listing } from './model.ts';
import { type IndexedFilter, indexedFilter } from './seo-filter.ts';

/** LST-14: the filter of an indexable listing, with its label; null for none. */
export const $indexed = $listing.map((state): (IndexedFilter & { label: string }) | null => {
  const query = queryOf(state);
  const shown = shownListing(state);
  const filter = query && shown && indexedFilter(query, shown.seoFilters);
  if (!filter) return null;
  const { values = [] } = shown.facets.find(({ id }) => id === filter.id) ?? {};
  const label = values.find(({ name }) => name === filter.value)?.label;
  return { ...filter, label: label ?? filter.value };
});
