import { ELEVATED_PAGE_SIZE, LISTING_PAGE_SIZE } from '#src/listing/paging.ts';
import { isInCategory, readCategory, type Category } from './categories.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { type FilterName, eachFilter, filterCallOf } from '#src/commerce/filter-kinds.ts';
import { categoryPath } from './paths.ts';
import { amountText } from './prices.ts';

export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'discount'] as const;
type Sort = (typeof SORTS)[number];

/** What a listing call asks for. Prices in minor units of the store's currency. */
export interface ListingQuery {
  category: Category;
  search: string | undefined;
  products: readonly string[] | undefined;
  chosen: Readonly<Record<FilterName, readonly string[]>>;
  onSale: boolean;
  /** XAC-12: exclusive-access products alone. */
  isExclusive: boolean;
  min: number | undefined;
  max: number | undefined;
  sort: Sort;
  /** API-19: the gender whose products are first. */
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

/** The lower and the upper bound, however round they come. */
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

/** The values of a parameter, which lists them or is repeated. More or longer ones are a probe. */
function readList(query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name).join(',').slice(0, 4000).split(',');
  const readable = values.filter((value) => value !== '' && value.length <= MOST_LETTERS);
  return [...new Set(readable)].slice(0, MOST_VALUES);
}

function chosenIn(query: URLSearchParams): Record<FilterName, string[]> {
  return eachFilter((name) => readList(query, filterCallOf(name)));
}

/** What kind of listing is asked for, whatever the parameter says. */
function sourceIn(query: URLSearchParams): 'category' | 'search' {
  return query.has('filter[search]') ? 'search' : 'category';
}

/** A category's own level: what stands right below the shop's first page is of the first. */
function levelOf({ id }: Category): string {
  return String(categoryPath(id).split('/').length - 1);
}

/** Reads the parameters of API-18. A text is the reason why they cannot be read. */
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

/** Whether a product belongs to the listing at all, before its search and any filter that the shopper chose. */
export function isListed(product: CatalogueProduct, query: ListingQuery): boolean {
  if (query.products) return query.products.includes(product.id);
  if (query.isExclusive && product.style.exclusive !== true) return false;
  const isSearched = query.search !== undefined && query.category.id === 'all';
  return isSearched || isInCategory(product, query.category);
}

/** The address parameters (RTE-26) that lead to a listing, from its first page on. */
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
