import { isInCategory, isOfGender, readCategory, type Category } from './categories.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { searchWordsOf } from './search-words.ts';

export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'discount'] as const;
type Sort = (typeof SORTS)[number];

/** The facets whose values are chosen by name. */
export const CHOICES = ['productgroup', 'maincolour', 'size'] as const;
export type Choice = (typeof CHOICES)[number];

/** What a listing call asks for. Prices in minor units of the store's currency. */
export interface ListingQuery {
  category: Category;
  search: string | undefined;
  products: readonly string[] | undefined;
  gender: string | undefined;
  chosen: Readonly<Record<Choice, readonly string[]>>;
  onSale: boolean;
  min: number | undefined;
  max: number | undefined;
  sort: Sort;
  limit: number;
  offset: number;
}

const DEFAULT_LIMIT = 48;
const MAX_LIMIT = 99;

function readBound(text: string | null): number | undefined | 'bad' {
  if (text === null || text === '') return undefined;
  const match = /^r\.(\d{1,7}(?:\.\d{1,2})?)$/.exec(text); // LST-11
  return match ? Math.round(Number(match[1]) * 100) : 'bad';
}

function readWhole(text: string | null, fallback: number, max: number): number | 'bad' {
  if (text === null) return fallback;
  const value = Number(text);
  return /^\d{1,6}$/.test(text) && value <= max ? value : 'bad';
}

function readList(text: string | null): string[] {
  return text ? text.split(',').filter((value) => value !== '') : [];
}

/** Reads the parameters of API-18. A text is the reason why they cannot be read. */
export function readListingQuery(query: URLSearchParams): ListingQuery | string | undefined {
  const category = readCategory(query.get('filter[category]') ?? 'all');
  if (!category) return undefined;
  const min = readBound(query.get('filter[price][min]'));
  const max = readBound(query.get('filter[price][max]'));
  if (min === 'bad' || max === 'bad') return 'A price bound is r. and an amount.';
  const limit = readWhole(query.get('page[limit]'), DEFAULT_LIMIT, MAX_LIMIT);
  const offset = readWhole(query.get('page[offset]'), 0, 100_000);
  if (limit === 'bad' || limit === 0 || offset === 'bad') return 'The page cannot be read.';
  const products = query.get('filter[products]');
  return {
    category,
    search: query.get('filter[search]') ?? undefined,
    products: products === null ? undefined : readList(products.toUpperCase()),
    gender: query.get('gender') || undefined,
    chosen: {
      productgroup: readList(query.get('filter[productgroup]')),
      maincolour: readList(query.get('filter[maincolour]')),
      size: readList(query.get('filter[size]')),
    },
    onSale: query.get('filter[price][on_sale]') === 'true',
    min,
    max,
    sort: SORTS.find((sort) => sort === query.get('sortBy')) ?? 'relevance',
    limit,
    offset,
  };
}

/** Whether a product belongs to the listing at all, before any filter that the shopper chose. */
export function isListed(product: CatalogueProduct, query: ListingQuery): boolean {
  if (query.products) return query.products.includes(product.id);
  if (query.search !== undefined && !isFound(product, query.search)) return false;
  if (query.gender !== undefined && !isOfGender(product, query.gender)) return false;
  return isInCategory(product, query.category);
}

/** SRC-01: every word of the search starts a word of the product. */
function isFound(product: CatalogueProduct, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const text = searchWordsOf(product);
  return words.length > 0 && words.every((word) => text.includes(` ${word}`));
}
