import { type Infer, boolean, integer, nullable, object, optional, string } from 'superstruct';
import { hasCardNumber, tidyTerm } from '../kernel/personal.ts';
import { withoutLastSlashes } from '../kernel/site-path.ts';
import { personalTerm, reference } from '../kernel/struct.ts';
import { Filters, filterCountOf, filtersOf, writeFilters } from './filters.ts';
import { categoryPath } from './navigation.ts';

/** Which listing the address asks for: a category's, or of what is searched for. `sort` is null for the shop's own order. */
export const ListingQuery = object({
  categoryId: string(),
  searchTerm: nullable(personalTerm()),
  page: integer(),
  sort: nullable(reference()),
  filters: Filters,
  /** LST-03: the category is known to be elevated. */
  elevated: optional(boolean()),
  /** API-19: the stored gender, whose products are first in the results of a search. */
  genderCookie: optional(string()),
  /** The last page that is to follow this one, where the shopper had put it below. */
  upTo: optional(integer()),
});
export type ListingQuery = Infer<typeof ListingQuery>;

/** RTE-26: where the results of a search are. */
export const SEARCH_PATH = '/search';

// RTE-26
export const SEARCH_TERM = 'searchTerm';
const CATEGORY = 'categoryId';
const PAGE = 'page';
export const SORT = '_sort_';
/** How the shopper came here, and what that link wanted shown: no part of any other address. */
const TRACKING = /^(?:cmpid|utm_.+|gclid|msclkid|bing|google|cpc|force-widget)$/;

/** Longer numbers are typing errors or probes. */
const PAGE_NUMBER = /^[1-9]\d{0,3}$/;

/**
 * The category of a listing's path.
 *
 * @example categoryIdOf('/women/jeans') // 'women-jeans'
 */
export function categoryIdOf(path: string): string {
  return path.toLowerCase().split('/').filter(Boolean).join('-');
}

/** API-18: what kind of listing is asked for. */
export type ListingSource = 'category' | 'search';

export function sourceOf(searchTerm: string | null): ListingSource {
  return searchTerm === null ? 'category' : 'search';
}

/** API-18: how far below the shop's first page a category stands: 1 for `women`, 2 for `women-t-shirts`. */
export function categoryLevelOf(categoryId: string): 1 | 2 {
  return topCategoryIdOf(categoryId) === categoryId ? 1 : 2;
}

/** The category of the first level that a category belongs to, or it is itself. */
export function topCategoryIdOf(categoryId: string): string {
  const [top = ''] = categoryId.split('-');
  return top;
}

/** With filters or in another order a listing is a view of the same products. */
export function isWholeListing({ searchTerm, sort, filters }: ListingQuery): boolean {
  return searchTerm === null && sort === null && filterCountOf(filters) === 0;
}

/** Reads the listing out of an address; a page that is no page number is the first one. */
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

/** Whether a listing stands at a path: a category's, or of what is searched for. */
export function isListingPath(path: string): boolean {
  return CATEGORY_PATH.test(path) || path === SEARCH_PATH;
}

/**
 * The one address of a listing that was come to by another: with capitals, with closing slashes, or
 * as a search without words that names a category (RTE-26). `undefined` where it is that address.
 *
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
 * The query of another page or order of the listing whose query is given. It keeps what else was
 * asked for, and drops how the shopper came here.
 *
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

/** The value of a sort of the answer (LST-10), e.g. `price-asc` of `_sort_=price-asc`; empty for none. */
export function sortOf(queryParams: string): string {
  return new URLSearchParams(queryParams).get(SORT) ?? '';
}

export function isSameQuery(one: ListingQuery, other: ListingQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
