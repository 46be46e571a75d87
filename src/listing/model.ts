import { combine, sample } from 'effector';
import { array, integer, never, nullable, object, optional, string } from 'superstruct';
import { command, fact, feature, input, port, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { dictionary, noPayload, reference } from '../kernel/struct.ts';
import { hasUnknownName, siteQuery } from '../ports/address-marks.ts';
import { cameOnline } from '../ports/connection.ts';
import { callFx } from '../ports/http/call.ts';
import { statusField } from '../ports/http/errors.ts';
import { $location, navigateFx } from '../ports/navigation.ts';
import { persisted } from '../ports/storage/persisted.ts';
import { deviceKnown } from '../ports/start.ts';
import { ListingQuery, listingQueryOf, listingSearch } from './address.ts';
import { listingCall } from './api.ts';
import { RememberedPages, queryOfLoadedPages } from './loaded-pages.ts';
import {
  InitialPrice,
  ListingState,
  beginLoadingListing,
  initialPriceOf,
  isAwaitedListing,
  isNewListing,
  knowingQuery,
  queryOf,
  shownListing,
} from './listing.ts';
import { ELEVATED_CATEGORIES } from './paging.ts';
import { SeoFilter, ownSearch } from './seo-filter.ts';

feature('core');

/** Appends the next page. */
export const loadMore = input('listing/loadMore', noPayload());
/** Appends a page that was loaded before a reload or Back. */
export const continueListing = command('listing/continueListing', noPayload());

export const openListing = command('listing/openListing', ListingQuery);

export const retryListing = input('listing/retry', noPayload());
export const selectSort = input('listing/selectSort', object({ sort: nullable(reference()) }));
/** Shows another colourway in a tile. */
export const previewColour = input(
  'listing/previewColour',
  object({ productId: string(), colourId: string() }),
);

export const listingLoaded = fact(
  'listing/loaded',
  object({ categoryId: string(), page: integer(), total: integer() }),
);
export const listingLoadFailed = fact(
  'listing/loadFailed',
  object({ categoryId: string(), status: optional(integer()) }),
);

export const listingFx = callFx(listingCall);

/**
 * LST-14: translates a query of any language to the shop's own; `null` if there is nothing to
 * translate. The log omits these words.
 */
export const resolveSeoSearchFx = port('listing/readWords', {
  params: object({ search: siteQuery(), seoFilters: array(SeoFilter) }),
  done: nullable(siteQuery()),
  fail: never(),
});

/** Handler of `readWordsFx`, for every environment with an address. */
export async function resolveSeoSearchHandler({
  search,
  seoFilters,
}: {
  search: string;
  seoFilters: readonly SeoFilter[];
}): Promise<string | null> {
  return ownSearch(search, seoFilters);
}

export const $listing = state<ListingState>('listing/listing', { status: 'idle' }, ListingState);
/** LST-03: elevated categories; others learned from answers apply from the next visit. */
const $elevated = state('listing/elevated', [...ELEVATED_CATEGORIES], array(string()));
/** API-19: gender of the last viewed pages; null without analytical consent. */
export const $gender = state('listing/gender', null, nullable(string()));
/** Listings of this tab with appended pages. */
export const rememberedPages = persisted('selvedge.grownListings', RememberedPages, {
  area: 'session',
});
/** True if pages were appended to the listing of a history entry, according to session storage. */
export function hasGrown(storage: Readonly<Record<string, string>>, key: string): boolean {
  return Object.hasOwn(rememberedPages.read(storage) ?? {}, key);
}
export const $rememberedPages = state('listing/grownListings', {}, RememberedPages);
/** LST-12 */
export const $initialPrice = state<InitialPrice | null>(
  'listing/initialPrice',
  null,
  nullable(InitialPrice),
);
/** Colourway shown instead of a tile's own, by product id. */
export const $previews = state('listing/previews', {}, dictionary(string()));

export const $shownListing = $listing.map(shownListing);
/** True if the requested page has no products. */
export const $isEmpty = $shownListing.map((listing) => listing?.tiles.length === 0);
/** LST-03 */
export const $isElevated = $shownListing.map((listing) => listing?.elevated === true);
/** Search term; null on a category page. */
export const $searchTerm = $listing.map((listing) => queryOf(listing)?.searchTerm ?? null);

/** SRC-02: true if the search found nothing. */
export const $isNoSearch = combine(
  $searchTerm,
  $shownListing,
  (term, listing) => term !== null && listing?.total === 0,
);

/** LST-07 */
export const $listingBreadcrumb = $shownListing.map((listing) => listing?.breadcrumb ?? []);
/** The category's name; null for the whole assortment. */
export const $title = $listingBreadcrumb.map((crumbs) =>
  crumbs.length > 1 ? (crumbs.at(-1)?.label ?? null) : null,
);

const newListingWanted = sample({
  clock: sampleStores({
    clock: openListing,
    source: { elevated: $elevated, gender: $gender },
    fn: knowingQuery,
  }),
  source: $listing,
  filter: isNewListing,
  fn: (_, query) => query,
});
const listingWanted = sample({
  clock: sample({
    clock: newListingWanted,
    source: $location,
    fn: ({ key }, query) => ({ key, query }),
  }),
  source: $rememberedPages,
  fn: (grown, { key, query }) => queryOfLoadedPages(grown, key, query),
});

const retryWanted = sample({
  clock: [retryListing, cameOnline],
  source: $listing,
  filter: (listing) => listing.status === 'failed' && listing.reason === 'unavailable',
  fn: (listing) => queryOf(listing) ?? listingQueryOf({ path: '/', search: '' }),
});

const answered = sample({
  clock: listingFx.done,
  source: $listing,
  filter: (listing, { params }) => isAwaitedListing(listing, params),
  fn: (_, { params, result }) => ({ query: params, listing: result }),
});

const refused = sample({
  clock: listingFx.fail,
  source: $listing,
  filter: (listing, { params }) => isAwaitedListing(listing, params),
  fn: (_, { params, error }) => ({ query: params, ...statusField(error) }),
});

$listing
  .on(listingWanted, beginLoadingListing)
  .on(retryWanted, beginLoadingListing)
  .on(answered, (_, { query, listing }) => ({ status: 'ready', query, listing }))
  .on(refused, (_, { query, status }) => ({
    status: 'failed',
    query,
    reason: status === 404 ? 'notFound' : 'unavailable',
  }));

$elevated.on(answered, (known, { query: { categoryId }, listing }) =>
  listing.elevated && !known.includes(categoryId) ? [...known, categoryId] : known,
);

$initialPrice.on(answered, initialPriceOf);

$rememberedPages.on(deviceKnown, (grown, { storage }) => rememberedPages.read(storage) ?? grown);

$previews
  .on(previewColour, (previews, { productId, colourId }) => ({
    ...previews,
    [productId]: colourId,
  }))
  .on(listingWanted, (previews) => (Object.keys(previews).length > 0 ? {} : previews));

sample({ clock: [listingWanted, retryWanted], target: listingFx });

sample({
  clock: answered,
  filter: ({ query: { page, upTo = 0 } }) => page < upTo,
  target: continueListing,
});

sample({
  clock: answered,
  fn: ({ query: { categoryId, page }, listing: { total } }) => ({ categoryId, page, total }),
  target: listingLoaded,
});

sample({
  clock: refused,
  fn: ({ query: { categoryId }, ...status }) => ({ categoryId, ...status }),
  target: listingLoadFailed,
});

// LST-14: translates filter words of any language to the shop's own.
sample({
  clock: answered,
  source: $location,
  filter: ({ search }) => hasUnknownName(search),
  fn: ({ search }, { listing: { seoFilters = [] } }) => ({ search, seoFilters }),
  target: resolveSeoSearchFx,
});
sample({
  clock: resolveSeoSearchFx.done,
  source: $location,
  filter: ({ search }, { params, result }) => result !== null && search === params.search,
  fn: ({ path }, { result }) => ({ to: `${path}${result}`, replace: true }),
  target: navigateFx,
});

sample({
  clock: selectSort,
  source: $location,
  fn: ({ path, search }, { sort }) => ({
    to: path + listingSearch(search, { sort }),
    replace: false,
  }),
  target: navigateFx,
});
