import { type Infer, integer, object, string } from 'superstruct';
import { dictionary } from '../kernel/struct.ts';
import type { ListingQuery } from './address.ts';

/** First and last loaded page of a listing. */
const Grown = object({ categoryId: string(), first: integer(), last: integer() });

/** By history key. The address names only the last page. */
export const RememberedPages = dictionary(Grown);
export type RememberedPages = Infer<typeof RememberedPages>;

/** Extends a query to all pages that were loaded at the same history entry. */
export function queryOfLoadedPages(
  grown: RememberedPages,
  key: string,
  query: ListingQuery,
): ListingQuery {
  const { categoryId, first = 0, last } = Object.hasOwn(grown, key) ? (grown[key] ?? {}) : {};
  const isSame = categoryId === query.categoryId && last === query.page;
  return isSame && first > 0 && first < last ? { ...query, page: first, upTo: last } : query;
}
