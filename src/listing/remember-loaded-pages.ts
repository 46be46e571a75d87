import type { Location } from '../ports/navigation.ts';
import { type ListingQuery, listingQueryOf } from './address.ts';
import type { RememberedPages } from './loaded-pages.ts';
import type { ListingState } from './listing.ts';
import { lastShownPage } from './load-more.ts';
import { currentPage } from './paging.ts';

/** Maximum number of remembered listings per tab. */
const MOST = 20;

/** Page number of an address. */
export function listingPageIn(search: string): number {
  return listingQueryOf({ path: '', search }).page;
}

/** Query of the next page. */
export function pageAfter({ upTo = 0, ...query }: ListingQuery): ListingQuery {
  const page = query.page + 1;
  return { ...query, page, ...(upTo > page && { upTo }) };
}

function firstPageOf(state: ListingState): number {
  return state.status === 'ready' ? currentPage(state.listing.offset, state.listing.limit) : 0;
}

/** True if the address names the last of several loaded pages. */
export function hasLoadedSeveralPages(state: ListingState, { search }: Location): boolean {
  if (state.status !== 'ready' || listingPageIn(search) !== state.query.page) return false;
  return lastShownPage(state.listing) > firstPageOf(state);
}

/** Adds the loaded pages of the shown listing to the tab's memory. */
export function withLoadedPages(
  grown: RememberedPages,
  state: ListingState,
  { key }: Location,
): RememberedPages {
  if (state.status !== 'ready') return grown;
  const { categoryId, page } = state.query;
  const others = Object.entries(grown).filter(([other]) => other !== key);
  const own = { categoryId, first: firstPageOf(state), last: page };
  return Object.fromEntries([...others.slice(1 - MOST), [key, own]]);
}
