import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { type ListingQuery, listingQueryOf } from '#src/listing/address.ts';
import type { Listing } from '#src/listing/contract.ts';
import { hasLoadedSeveralPages, withLoadedPages } from '#src/listing/remember-loaded-pages.ts';
import {
  $rememberedPages,
  $listing,
  listingFx,
  openListing,
  loadMore,
} from '#src/listing/model.ts';
import { lastOffset, lastShownPage, withMore } from '#src/listing/load-more.ts';
import { $more, moreLoadFailed, moreLoaded } from '#src/listing/pagination-model.ts';
import { $location, locationChanged, navigateFx } from '#src/ports/navigation.ts';
import { appStarted } from '#src/ports/start.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { collect, heldHandler } from '#tests/product/observe.ts';
import { featuresLoaded } from '#tests/features-loaded.ts';
import { listing, tile } from './listings.ts';

const jeans: ListingQuery = listingQueryOf({ path: '/men/jeans', search: '' });

function tiles(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => tile({ id: `RL${from + index}` }));
}

function page(number: number, total = 130): Listing {
  const offset = (number - 1) * 48;
  return listing({ tiles: tiles(offset, Math.min(48, total - offset)), total, offset });
}

it('LST-04 LST-06 returns the last loaded page', () => {
  const two = withMore(page(1), page(2));
  expect([two.offset, two.tiles.length, lastShownPage(two), lastOffset(two)]).toEqual([
    0, 96, 2, 48,
  ]);
  expect(lastShownPage(listing({ total: 60, offset: 480 }))).toBe(11);
});

it('shows a product once that moved to the next page', () => {
  const moved = listing({ tiles: tiles(47, 48), total: 131, offset: 48 });
  const both = withMore(page(1), moved);
  expect(both.total).toBe(131);
  expect(new Set(both.tiles.map(({ id }) => id)).size).toBe(both.tiles.length);
});

function shop(search = '?_sort_=newest') {
  const visited: unknown[] = [];
  const held = heldHandler<ListingQuery, Listing>();
  const query = listingQueryOf({ path: '/men/jeans', search });
  const scope = fork({
    handlers: [
      [listingFx, held.handler],
      [navigateFx, (address: unknown) => visited.push(address)],
    ],
    values: [
      ...featuresLoaded,
      [$listing, { status: 'ready', query, listing: page(1) }],
      [$location, { path: '/men/jeans', search, hash: '', key: '' }],
    ],
  });
  return {
    scope,
    held,
    query,
    visited,
    load: () => allSettled(loadMore, { scope }),
    shown: () => {
      const state = scope.getState($listing);
      return state.status === 'ready' ? state.listing.tiles.length : state.status;
    },
  };
}

it('LST-04 appends the next page once, and updates the address', async () => {
  const { scope, held, query, visited, load, shown } = shop();
  const loaded = collect(scope, moreLoaded);
  const settled = [load(), load()];
  expect(shown()).toBe(48);
  held.done(0, page(2));
  await Promise.all(settled);
  expect(held.params()).toEqual([{ ...query, page: 2 }]);
  expect(shown()).toBe(96);
  expect(loaded).toEqual([{ categoryId: 'men-jeans', page: 2, shown: 96 }]);
  expect(visited).toEqual([{ to: '/men/jeans?_sort_=newest&page=2', replace: true }]);
  await allSettled(openListing, { scope, params: { ...query, page: 2 } });
  expect(held.params()).toHaveLength(1);
});

it('LST-04 loads the third page when the second has no new products', async () => {
  const { held, load } = shop();
  for (const [index, more] of [{ ...page(2), tiles: page(1).tiles }, page(3)].entries()) {
    const settled = load();
    held.done(index, more);
    await settled;
  }
  expect(held.params().map((query) => query.page)).toEqual([2, 3]);
});

describe('LST-04 appended pages', () => {
  /** A visit that begins, or returns, at the last page of three. */
  function visit(key: string, kept?: string) {
    const held = heldHandler<ListingQuery, Listing>();
    const visited: unknown[] = [];
    const scope = fork({
      handlers: [
        [listingFx, held.handler],
        [navigateFx, (address: unknown) => void visited.push(address)],
      ],
      values: featuresLoaded,
    });
    const location = { path: '/men/jeans', search: '?page=3', hash: '', key };
    const storage = kept === undefined ? {} : { 'selvedge.grownListings': kept };
    const environment = { ...sampleEnvironment, location, storage };
    const open = () => allSettled(appStarted, { scope, params: { environment } });
    return { scope, held, visited, open };
  }
  const kept = (entry: object) => JSON.stringify(entry);
  const ofJeans = { categoryId: 'men-jeans', first: 1, last: 3 };

  it('load after a reload, page by page, at the same address', async () => {
    const { scope, held, visited, open } = visit('5', kept({ 5: ofJeans }));
    const opened = open();
    for (const number of [1, 2, 3]) {
      await vi.waitFor(() => expect(held.params()).toHaveLength(number));
      held.done(number - 1, page(number));
    }
    await opened;
    expect(held.params().map((query) => query.page)).toEqual([1, 2, 3]);
    const state = scope.getState($listing);
    expect(state).toMatchObject({ status: 'ready', query: { ...jeans, page: 3 } });
    expect(state).not.toHaveProperty('query.upTo');
    expect(state.status === 'ready' && state.listing.tiles.length).toBe(130);
    expect(visited).toEqual([]);
    await allSettled(openListing, { scope, params: { ...jeans, page: 3 } });
    expect(held.params()).toHaveLength(3);
  });

  it.each([
    ['in another visit', '6', kept({ 5: ofJeans })],
    [
      'with a stored range of another category',
      '5',
      kept({ 5: { ...ofJeans, categoryId: 'women' } }),
    ],
    ['with a stored range of another page', '5', kept({ 5: { ...ofJeans, last: 2 } })],
    ['with an unreadable stored range', '5', '{"5":{"first":-9e9}}'],
    ['with an invalid stored range', '5', kept({ 5: { ...ofJeans, first: -1 } })],
    ['with a key that is a property of objects', 'constructor', '{}'],
    ['without a stored range', '5', undefined],
  ])('load only the page itself %s', async (_, key, text) => {
    const { held, open } = visit(key, text);
    const opened = open();
    await vi.waitFor(() => expect(held.params()).toHaveLength(1));
    held.done(0, page(3));
    await opened;
    expect(held.params().map((query) => query.page)).toEqual([3]);
  });

  it('retries a failed page, and then loads the rest', async () => {
    const { scope, held, open } = visit('5', kept({ 5: ofJeans }));
    void open();
    await vi.waitFor(() => expect(held.params()).toHaveLength(1));
    held.done(0, page(1));
    await vi.waitFor(() => expect(held.params()).toHaveLength(2));
    held.fail(1, { kind: 'http', status: 503, errors: [] });
    await vi.waitFor(() => expect(scope.getState($more).status).toBe('failed'));
    void allSettled(loadMore, { scope });
    held.done(2, page(2));
    await vi.waitFor(() => expect(held.params()).toHaveLength(4));
    held.done(3, page(3));
    await vi.waitFor(() => expect(scope.getState($listing)).toMatchObject({ query: { page: 3 } }));
    expect(held.params().map((query) => query.page)).toEqual([1, 2, 2, 3]);
  });

  it('stores the last twenty ranges of a tab by visit', async () => {
    const state = {
      status: 'ready',
      query: { ...jeans, page: 2 },
      listing: withMore(page(1), page(2)),
    } as const;
    const location = { path: '/men/jeans', search: '?page=2', hash: '', key: '7' };
    expect(hasLoadedSeveralPages(state, location)).toBe(true);
    expect(hasLoadedSeveralPages(state, { ...location, search: '' })).toBe(false);
    expect(hasLoadedSeveralPages({ ...state, listing: page(2) }, location)).toBe(false);
    expect(withLoadedPages({}, state, location)).toEqual({ 7: { ...ofJeans, last: 2 } });
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, key) => [key + 100, ofJeans]));
    expect(Object.keys(withLoadedPages(many, state, location))).toHaveLength(20);
  });

  it('stores the history key of the address that names the last page', async () => {
    const { scope, held, load } = shop('');
    const at = { path: '/men/jeans', search: '?page=2', hash: '', key: '9' };
    const settled = load();
    held.done(0, page(2));
    await settled;
    await allSettled(locationChanged, { scope, params: { location: at, action: 'replace' } });
    const params = { to: '/men/jeans?page=2', replace: true };
    await allSettled(navigateFx, { scope, params });
    expect(scope.getState($rememberedPages)).toEqual({ 9: { ...ofJeans, last: 2 } });
  });
});

it('a failed page leaves the others and the address, and can be tried again', async () => {
  const { scope, held, visited, load, shown } = shop();
  const failed = collect(scope, moreLoadFailed);
  let settled = load();
  held.fail(0, { kind: 'http', status: 503, errors: [] });
  await settled;
  expect(failed).toEqual([{ categoryId: 'men-jeans', page: 2, status: 503 }]);
  expect([scope.getState($more).status, shown(), visited]).toEqual(['failed', 48, []]);
  settled = load();
  held.done(1, page(2));
  await settled;
  expect([scope.getState($more).status, shown()]).toEqual(['idle', 96]);
});

it('ignores a page of a listing that has been left', async () => {
  const { scope, held, visited, load } = shop();
  const settled = [load(), allSettled(openListing, { scope, params: jeans })];
  expect(scope.getState($more)).toEqual({ status: 'idle' });
  held.done(0, page(2));
  held.done(1, page(1, 60));
  await Promise.all(settled);
  expect(scope.getState($listing)).toMatchObject({ status: 'ready', query: jeans });
  expect(visited).toEqual([]);
});

it('LST-05 loads nothing after the last page, nor while a listing loads', async () => {
  const held = heldHandler<ListingQuery, Listing>();
  for (const state of [
    { status: 'ready', query: { ...jeans, page: 3 }, listing: page(3) },
    { status: 'loading', query: jeans, shown: page(1) },
  ]) {
    const scope = fork({
      values: [[$listing, state]],
      handlers: [[listingFx, held.handler]],
    });
    await allSettled(loadMore, { scope });
  }
  expect(held.params()).toEqual([]);
});
