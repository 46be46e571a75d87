import { ELEVATED_PAGE_SIZE, LISTING_PAGE_SIZE } from '#src/listing/paging.ts';
import { isInCategory, readCategory, type Category } from './categories.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { type FilterName, eachFilter, filterCallOf } from '#src/commerce/filter-kinds.ts';
import { categoryPath } from './paths.ts';
import { amountText } from './prices.ts';

export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'discount'] as const;
type Sort = (typeof SORTS)[number];

/** A parsed listing request. Prices in minor units of the store's currency. */
export interface ListingQuery {
  category: Category;
  search: string | undefined;
  products: readonly string[] | undefined;
  chosen: Readonly<Record<FilterName, readonly string[]>>;
  onSale: boolean;
  /** XAC-12: exclusive-access products only. */
  isExclusive: boolean;
  min: number | undefined;
  max: number | undefined;
  sort: Sort;
  /** API-19: the gender whose products are listed first. */
  gender: string | null;
  limit: number;
  offset: number;
}

const MOST_VALUES = 50;
const MOST_LETTERS = 40;
const AMOUNT = /^r\.(\d{1,7}(?:\.\d{1,2})?)$/; // LST-11

function readBound(text: string | null): number | undefined | 'bad' {
  if (text === null || text === '') return undefined;
  const match = AMOUNT.exec(text);
  return match ? Math.round(Number(match[1]) * 100) : 'bad';
}

/** Lower and upper bound, in either order. */
function readRange(
  query: URLSearchParams,
): readonly [min: number | undefined, max: number | undefined] | 'bad' {
  const min = readBound(query.get('filter[price][min]'));
  const max = readBound(query.get('filter[price][max]'));
  if (min === 'bad' || max === 'bad') return 'bad';
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
}

function readWhole(text: string | null, fallback: number, max: number): number | 'bad' {
  if (text === null) return fallback;
  const value = Number(text);
  return /^\d{1,10}$/.test(text) && value <= max ? value : 'bad';
}

/** Values of a parameter, as a comma-separated list or repeated. Longer input is a probe and is cut off. */
function readList(query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name).join(',').slice(0, 4000).split(',');
  const readable = values.filter((value) => value !== '' && value.length <= MOST_LETTERS);
  return [...new Set(readable)].slice(0, MOST_VALUES);
}

function chosenIn(query: URLSearchParams): Record<FilterName, string[]> {
  return eachFilter((name) => readList(query, filterCallOf(name)));
}

/** Type of the listing; the request's own type parameter is ignored. */
function sourceIn(query: URLSearchParams): 'category' | 'search' {
  return query.has('filter[search]') ? 'search' : 'category';
}

/** Depth of a category; categories directly below the home page are level 1. */
function levelOf({ id }: Category): string {
  return String(categoryPath(id).split('/').length - 1);
}

/** Reads the parameters of API-18. Returns a text if they are invalid: the reason. */
export function readListingQuery(query: URLSearchParams): ListingQuery | string | undefined {
  const category = readCategory(query.get('filter[category]') ?? 'all');
  if (!category) return undefined;
  const range = readRange(query);
  if (range === 'bad') return 'A price bound is r. and an amount.';
  const limit = readWhole(query.get('page[limit]'), LISTING_PAGE_SIZE, ELEVATED_PAGE_SIZE);
  const offset = readWhole(query.get('page[offset]'), 0, Infinity);
  if (limit === 'bad' || limit === 0 || offset === 'bad') return 'The page cannot be read.';
  const source = query.get('filter[source]') ?? sourceIn(query);
  if (source !== sourceIn(query)) return 'The source is not what is asked for.';
  const level = query.get('categorylevel');
  if (level !== null && level !== levelOf(category)) return 'The category is of another level.';
  return {
    category,
    search: query.get('filter[search]') ?? undefined,
    products: query.has('filter[products]')
      ? readList(query, 'filter[products]').map((id) => id.toUpperCase())
      : undefined,
    chosen: chosenIn(query),
    onSale: query.get('filter[price][on_sale]') === 'true',
    isExclusive: query.get('filter[ml]') === 'true',
    min: range[0],
    max: range[1],
    sort: SORTS.find((sort) => sort === query.get('sortBy')) ?? 'relevance',
    gender: query.get('genderCookie'),
    limit,
    offset,
  };
}

/** True if a product belongs to the listing, before its search and the shopper's filters. */
export function isListed(product: CatalogueProduct, query: ListingQuery): boolean {
  if (query.products) return query.products.includes(product.id);
  if (query.isExclusive && product.style.exclusive !== true) return false;
  const isSearched = query.search !== undefined && query.category.id === 'all';
  return isSearched || isInCategory(product, query.category);
}

/** Address parameters (RTE-26) of a listing's first page. */
export function addressOf(query: ListingQuery, sort?: Sort): string {
  const { search, chosen, onSale, min, max } = query;
  const order = sort ?? (query.sort === 'relevance' ? undefined : query.sort);
  const parameters = {
    _sort_: order,
    searchTerm: search?.slice(0, MOST_LETTERS),
    ...eachFilter((name) => chosen[name].join(',')),
    on_sale: onSale && 'true',
    price_min: min !== undefined && amountText(min),
    price_max: max !== undefined && amountText(max),
  };
  const wanted = Object.entries(parameters).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return new URLSearchParams(wanted).toString();
}
