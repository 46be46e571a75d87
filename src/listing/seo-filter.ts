import { type Infer, array, object, string } from 'superstruct';
import type { ListingQuery } from './address.ts';
import { FILTER_NAMES } from '../commerce/filter-kinds.ts';
import { filterCountOf } from './filters.ts';

/** LST-14: indexable values of a filter, and their names in addresses. */
export const SeoFilter = object({
  id: string(),
  translations: array(
    object({ language: string(), value: string(), urlCode: string(), urlValue: string() }),
  ),
  indexableOptions: array(string()),
});
export type SeoFilter = Infer<typeof SeoFilter>;

export type IndexedFilter = { id: string; value: string };

/** LST-14: the only chosen filter value, if the result is indexable. */
export function indexedFilter(
  { searchTerm, sort, filters }: ListingQuery,
  seoFilters: readonly SeoFilter[] = [],
): IndexedFilter | undefined {
  if (searchTerm !== null || sort !== null || filterCountOf(filters) !== 1) return undefined;
  const id = FILTER_NAMES.find((name) => filters[name].length === 1);
  const [value = ''] = id ? filters[id] : [];
  const filter = seoFilters.find((each) => each.id === id);
  return id && filter?.indexableOptions.includes(value) ? { id, value } : undefined;
}

/**
 * LST-14: translates filter words of any language in a query; `null` if there are none.
 * @example ownSearch('?farbe=schwarz', seoFilters) // '?maincolour=black'
 */
export function ownSearch(search: string, seoFilters: readonly SeoFilter[]): string | null {
  const parameters = new URLSearchParams(search);
  const before = parameters.toString();
  for (const { id, translations } of seoFilters)
    for (const { urlCode, urlValue, value } of translations) {
      if (urlCode === id || parameters.get(urlCode) !== urlValue) continue;
      parameters.delete(urlCode);
      if (!parameters.has(id)) parameters.set(id, value);
    }
  const own = parameters.toString();
  return own === before ? null : `?${own}`;
}
