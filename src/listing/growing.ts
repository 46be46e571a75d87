import type { Location } from '../ports/navigation.ts';
import { type ListingQuery, listingQueryOf } from './address.ts';
import type { GrownListings } from './grown.ts';
import type { ListingState } from './listing.ts';
import { lastShownPage } from './more.ts';
import { currentPage } from './paging.ts';

/** So many listings a tab remembers. */
const MOST = 20;

/** The page that an address says. */
export function listingPageIn(search: string): number {
  return listingQueryOf({ path: '', search }).page;
}

/** The query of the page that follows. */
export function pageAfter({ upTo = 0, ...query }: ListingQuery): ListingQuery {
  const page = query.page + 1;
  return { ...query, page, ...(upTo > page && { upTo }) };
}

function firstPageOf(state: ListingState): number {
  return state.status === 'ready' ? currentPage(state.listing.offset, state.listing.limit) : 0;
}

/** Whether the address says the last page of several that are shown. */
export function isGrown(state: ListingState, { search }: Location): boolean {
  if (state.status !== 'ready' || listingPageIn(search) !== state.query.page) return false;
  return lastShownPage(state.listing) > firstPageOf(state);
}

/** What the tab remembers, with the listing that is shown. */
export function withGrown(
  grown: GrownListings,
  state: ListingState,
  { key }: Location,
): GrownListings {
  if (state.status !== 'ready') return grown;
  const { categoryId, page } = state.query;
  const others = Object.entries(grown).filter(([other]) => other !== key);
  const own = { categoryId, first: firstPageOf(state), last: page };
  return Object.fromEntries([...others.slice(1 - MOST), [key, own]]);
}
