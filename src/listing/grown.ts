import { type Infer, integer, object, string } from 'superstruct';
import { dictionary } from '../kernel/struct.ts';
import type { ListingQuery } from './address.ts';

/** A listing to which the shopper put further pages: the first and the last that are shown. */
const Grown = object({ categoryId: string(), first: integer(), last: integer() });

/** By the key of the visit. The address says the last page alone. */
export const GrownListings = dictionary(Grown);
export type GrownListings = Infer<typeof GrownListings>;

/** The query of a listing that was shown from an earlier page on, at the same visit: it begins there again. */
export function grownQuery(grown: GrownListings, key: string, query: ListingQuery): ListingQuery {
  const { categoryId, first = 0, last } = Object.hasOwn(grown, key) ? (grown[key] ?? {}) : {};
  const isSame = categoryId === query.categoryId && last === query.page;
  return isSame && first > 0 && first < last ? { ...query, page: first, upTo: last } : query;
}
