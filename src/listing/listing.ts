import { type Infer, enums, literal, nullable, object, string } from 'superstruct';
import { personalTerm, taggedUnion } from '../kernel/struct.ts';
import { ListingQuery, isSameQuery } from './address.ts';
import { Listing } from './contract.ts';
import type { Facet } from './facet.ts';
import { type Filters, filterCountOf } from './filters.ts';
import { PriceBounds, priceBoundsOf } from './price.ts';

/** `shown` stays visible while another page or order of the same category loads. */
export const ListingState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  loading: object({ status: literal('loading'), query: ListingQuery, shown: nullable(Listing) }),
  ready: object({ status: literal('ready'), query: ListingQuery, listing: Listing }),
  failed: object({
    status: literal('failed'),
    query: ListingQuery,
    reason: enums(['notFound', 'unavailable']),
  }),
});
export type ListingState = Infer<typeof ListingState>;

/** LST-12: price range of a listing before any filter. */
export const InitialPrice = object({
  categoryId: string(),
  searchTerm: nullable(personalTerm()),
  price: PriceBounds,
});
export type InitialPrice = Infer<typeof InitialPrice>;

/** Retains the price range of the unfiltered listing; without one uses the current range. */
export function initialPriceOf(
  before: InitialPrice | null,
  { query, listing }: { query: ListingQuery; listing: Listing },
): InitialPrice {
  const { categoryId, searchTerm, filters } = query;
  const isSame = before?.categoryId === categoryId && before.searchTerm === searchTerm;
  if (isSame && filterCountOf(filters) > 0) return before;
  return { categoryId, searchTerm, price: priceBoundsOf(listing) };
}

/** The listing on the page, if any. */
export function shownListing(state: ListingState): Listing | null {
  if (state.status === 'ready') return state.listing;
  return state.status === 'loading' ? state.shown : null;
}

export function queryOf(state: ListingState): ListingQuery | null {
  return state.status === 'idle' ? null : state.query;
}

/** Facets for these filters; empty until their answer has arrived. */
export function facetsUnder(state: ListingState, filters: Filters): readonly Facet[] {
  const isAnswer =
    state.status === 'ready' && JSON.stringify(state.query.filters) === JSON.stringify(filters);
  return isAnswer ? state.listing.facets : [];
}

export function beginLoadingListing(state: ListingState, query: ListingQuery): ListingState {
  const before = queryOf(state);
  const isSameCategory =
    before?.categoryId === query.categoryId && before.searchTerm === query.searchTerm;
  return { status: 'loading', query, shown: isSameCategory ? shownListing(state) : null };
}

/** False for the answer to an earlier address. */
export function isAwaitedListing(state: ListingState, query: ListingQuery): boolean {
  return state.status === 'loading' && isSameQuery(state.query, query);
}

/** True if a visit needs a request; the same address again, as on Back, does not. */
export function isNewListing(state: ListingState, query: ListingQuery): boolean {
  return !(state.status === 'ready' && isSameQuery(state.query, query));
}

/**
 * Adds data that the address lacks: elevated page size (LST-03), or the stored gender of a search
 * (API-19).
 */
export function knowingQuery(
  { elevated, gender }: { elevated: readonly string[]; gender: string | null },
  query: ListingQuery,
): ListingQuery {
  if (query.searchTerm !== null) return gender ? { ...query, genderCookie: gender } : query;
  return elevated.includes(query.categoryId) ? { ...query, elevated: true } : query;
}
