import { sample } from 'effector';
import { type Infer, integer, literal, object, optional, string } from 'superstruct';
import { fact, feature, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { taggedUnion } from '../kernel/struct.ts';
import { statusField } from '../ports/http/errors.ts';
import { $location, navigateFx } from '../ports/navigation.ts';
import { ListingQuery, isSameQuery, listingSearch } from './address.ts';
import type { ListingState } from './listing.ts';
import {
  hasLoadedSeveralPages,
  pageAfter,
  listingPageIn,
  withLoadedPages,
} from './remember-loaded-pages.ts';
import {
  continueListing,
  $rememberedPages,
  $listing,
  rememberedPages,
  listingFx,
  loadMore,
} from './model.ts';
import { withMore } from './load-more.ts';
import { pageCount } from './paging.ts';
import { whenLoaded } from '../ports/features.ts';

feature('more');

const OfPage = { categoryId: string(), page: integer() };
export const moreLoaded = fact('listing/moreLoaded', object({ ...OfPage, shown: integer() }));
export const moreLoadFailed = fact(
  'listing/moreLoadFailed',
  object({ ...OfPage, status: optional(integer()) }),
);

const MoreState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  loading: object({ status: literal('loading'), query: ListingQuery }),
  failed: object({ status: literal('failed'), query: ListingQuery }),
});
type MoreState = Infer<typeof MoreState>;

export const $more = state<MoreState>('listing/more', { status: 'idle' }, MoreState);

/**
 * Uses the last loaded page number: tile counts may omit duplicate or unreadable products (LST-08).
 */
function nextQuery(state: ListingState): ListingQuery | undefined {
  if (state.status !== 'ready') return undefined;
  const { query, listing } = state;
  const isLast = query.page >= pageCount(listing.total, listing.limit);
  return isLast ? undefined : pageAfter(query);
}

const wanted = sampleStores({
  clock: [loadMore, continueListing, whenLoaded('more')],
  source: { listing: $listing, more: $more },
  filter: ({ more }) => more.status !== 'loading',
  fn: ({ listing }) => nextQuery(listing),
}).filter({ fn: (query) => query !== undefined });

/** False for a page of a listing that the shopper has left. */
function isAwaited(more: MoreState, listing: ListingState, query: ListingQuery): boolean {
  if (more.status !== 'loading' || !isSameQuery(more.query, query)) return false;
  const next = nextQuery(listing);
  return next !== undefined && isSameQuery(next, query);
}

const answered = sampleStores({
  clock: listingFx.done,
  source: { listing: $listing, more: $more },
  filter: ({ listing, more }, { params }) => isAwaited(more, listing, params),
  fn: ({ listing }, { params, result }) => ({
    query: params,
    listing: listing.status === 'ready' ? withMore(listing.listing, result) : result,
  }),
});

const refused = sampleStores({
  clock: listingFx.fail,
  source: { listing: $listing, more: $more },
  filter: ({ listing, more }, { params }) => isAwaited(more, listing, params),
  fn: (_, { params, error }) => ({ query: params, ...statusField(error) }),
});

$more
  .on(wanted, (_, query) => ({ status: 'loading', query }))
  .on(refused, (_, { query }) => ({ status: 'failed', query }))
  .on(answered, () => ({ status: 'idle' }))
  .on($listing.updates, (more, { status }) => (status === 'loading' ? { status: 'idle' } : more));
$listing.on(answered, (_, { query, listing }) => ({ status: 'ready', query, listing }));

sample({ clock: wanted, target: listingFx });
sample({
  clock: answered,
  fn: ({ query: { categoryId, page }, listing: { tiles } }) => ({
    categoryId,
    page,
    shown: tiles.length,
  }),
  target: moreLoaded,
});
sample({
  clock: refused,
  fn: ({ query: { categoryId, page }, ...status }) => ({ categoryId, page, ...status }),
  target: moreLoadFailed,
});

// The address names the last loaded page; it replaces the entry, so that Back leaves the listing.
sample({
  clock: answered,
  source: $location,
  filter: ({ search }, { query: { page } }) => listingPageIn(search) < page,
  fn: ({ path, search }, { query: { page } }) => ({
    to: path + listingSearch(search, { page }),
    replace: true,
  }),
  target: navigateFx,
});

// Appended pages load again after a reload, and on Back.
sample({
  clock: answered,
  filter: ({ query: { upTo } }) => upTo !== undefined,
  target: continueListing,
});
const grown = sampleStores({
  clock: navigateFx.done,
  source: { grown: $rememberedPages, state: $listing, location: $location },
  filter: ({ state, location }, { params: { replace } }) =>
    replace && hasLoadedSeveralPages(state, location),
  fn: ({ grown: others, state, location }) => withLoadedPages(others, state, location),
});
$rememberedPages.on(grown, (_, all) => all);
sample({ clock: grown, target: rememberedPages.keep });
