import { type Infer, boolean, integer, nullable, object, optional, string } from 'superstruct';
import { hasCardNumber, tidyTerm } from '../kernel/personal.ts';
import { withoutLastSlashes } from '../kernel/site-path.ts';
import { personalTerm, reference } from '../kernel/struct.ts';
import { Filters, filterCountOf, filtersOf, writeFilters } from './filters.ts';
import { categoryPath } from './navigation.ts';

/**
 * The listing that an address requests: a category or a search. `sort` is null for the default
 * order.
 */
export const ListingQuery = object({
  categoryId: string(),
  searchTerm: nullable(personalTerm()),
  page: integer(),
  sort: nullable(reference()),
  filters: Filters,
  /** LST-03: true if the category is known to be elevated. */
  elevated: optional(boolean()),
  /** API-19: stored gender; its products rank first in search results. */
  genderCookie: optional(string()),
  /** Last page to load after this one, if the shopper had already loaded it. */
  upTo: optional(integer()),
});
export type ListingQuery = Infer<typeof ListingQuery>;

/** RTE-26: path of search results. */
export const SEARCH_PATH = '/search';

// RTE-26
export const SEARCH_TERM = 'searchTerm';
const CATEGORY = 'categoryId';
const PAGE = 'page';
export const SORT = '_sort_';
/** Tracking parameters, which are removed from every other address. */
const TRACKING = /^(?:cmpid|utm_.+|gclid|msclkid|bing|google|cpc|force-widget)$/;

/** Longer numbers are typing errors or probes. */
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/**
 * Category id of a listing's path.
 * @example categoryIdOf('/women/jeans') // 'women-jeans'
 */
export function categoryIdOf(path: string): string {
  return path.toLowerCase().split('/').filter(Boolean).join('-');
}

/** API-18: kind of the requested listing. */
export type ListingSource = 'category' | 'search';

export function sourceOf(searchTerm: string | null): ListingSource {
  return searchTerm === null ? 'category' : 'search';
}

/** API-18: level of a category: 1 for `women`, 2 for `women-t-shirts`. */
export function categoryLevelOf(categoryId: string): 1 | 2 {
  return topCategoryIdOf(categoryId) === categoryId ? 1 : 2;
}

/** Returns the first-level category of a category. */
export function topCategoryIdOf(categoryId: string): string {
  const [top = ''] = categoryId.split('-');
  return top;
}

/** False with filters, a sort order or a search term, which show a subset or reordering. */
export function isWholeListing({ searchTerm, sort, filters }: ListingQuery): boolean {
  return searchTerm === null && sort === null && filterCountOf(filters) === 0;
}

/** Reads the listing query from an address; an invalid page number counts as 1. */
export function listingQueryOf({ path, search }: { path: string; search: string }): ListingQuery {
  const parameters = new URLSearchParams(search);
  const page = parameters.get(PAGE) ?? '';
  const isSearch = path.toLowerCase() === SEARCH_PATH;
  return {
    categoryId: isSearch ? 'all' : categoryIdOf(path),
    searchTerm: isSearch ? termOf(parameters.get(SEARCH_TERM)) : null,
    page: PAGE_NUMBER.test(page) ? Number(page) : 1,
    sort: parameters.get(SORT) || null,
    filters: filtersOf(parameters),
  };
}

function termOf(text: string | null): string {
  const term = tidyTerm(text ?? '');
  return hasCardNumber(term) ? '' : term;
}

const CATEGORY_PATH = /^\/(?:women|men|kids|new|sale|all)(?:\/[a-z-]+)?$/;

/** True for the path of a category or of search results. */
export function isListingPath(path: string): boolean {
  return CATEGORY_PATH.test(path) || path === SEARCH_PATH;
}

/**
 * Canonical address of a listing: lower case, no trailing slash, and a category path for a search
 * without words (RTE-26). `undefined` if already canonical.
 * @example listingAddress({ path: '/Women/Jeans/', search: '?size=30' }) // '/women/jeans?size=30'
 */
export function listingAddress({ path, search }: { path: string; search: string }) {
  const lower = withoutLastSlashes(path.toLowerCase());
  if (!isListingPath(lower)) return undefined;
  const parameters = new URLSearchParams(search);
  const named = categoryPath(parameters.get(CATEGORY)?.toLowerCase() ?? '');
  if (lower !== SEARCH_PATH || parameters.get(SEARCH_TERM) || !CATEGORY_PATH.test(named))
    return lower === path ? undefined : lower + search;
  parameters.delete(CATEGORY);
  parameters.delete(SEARCH_TERM);
  const query = parameters.toString();
  return named + (query && `?${query}`);
}

/**
 * Changes page, sort or filters in a query. Retains other parameters and removes tracking ones.
 * @example listingSearch('?_sort_=newest&utm_source=mail', { page: 2 }) // '?_sort_=newest&page=2'
 */
export function listingSearch(
  search: string,
  { page = 1, sort, filters }: { page?: number; sort?: string | null; filters?: Filters },
): string {
  const parameters = new URLSearchParams(search);
  for (const name of new URLSearchParams(search).keys())
    if (TRACKING.test(name)) parameters.delete(name);
  if (page > 1) parameters.set(PAGE, String(page));
  else parameters.delete(PAGE);
  if (sort === null) parameters.delete(SORT);
  else if (sort !== undefined) parameters.set(SORT, sort);
  if (filters) writeFilters(parameters, filters);
  const query = parameters.toString();
  return query && `?${query}`;
}

/** Value of a sort option (LST-10), e.g. `price-asc` of `_sort_=price-asc`; empty for none. */
export function sortOf(queryParams: string): string {
  return new URLSearchParams(queryParams).get(SORT) ?? '';
}

export function isSameQuery(one: ListingQuery, other: ListingQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
