import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { type ListingQuery, listingQueryOf } from '#src/listing/address.ts';
import type { Listing } from '#src/listing/contract.ts';
import { $listing, listingFx, openListing } from '#src/listing/model.ts';
import { lastOffset, lastShownPage, withMore } from '#src/listing/more.ts';
import { loadMore } from '#src/listing/load-more-model.ts';
import { $more, moreLoadFailed, moreLoaded } from '#src/listing/pagination-model.ts';
import { $location, navigateFx } from '#src/ports/navigation.ts';
import { collect, heldHandler } from '#tests/product/observe.ts';
import { partsHere } from '#tests/parts-here.ts';
import { listing, tile } from './listings.ts';

const jeans: ListingQuery = listingQueryOf({ path: '/men/jeans', search: '' });

function tiles(from: number, count: number) {
  return Array.from({ length: count }, (_, index) => tile({ id: `RL${from + index}` }));
}

function page(number: number, total = 130): Listing {
  const offset = (number - 1) * 48;
  return listing({ tiles: tiles(offset, Math.min(48, total - offset)), total, offset });
}

it('LST-04 LST-06 knows the last page shown', () => {
  const two = withMore(page(1), page(2));
  expect([two.offset, two.tiles.length, lastShownPage(two), lastOffset(two)]).toEqual([
    0, 96, 2, 48,
  ]);
  expect(lastShownPage(listing({ total: 60, offset: 480 }))).toBe(11);
});

it('what moved on to the next page in the meantime is shown once', () => {
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
      ...partsHere,
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

it('LST-04 puts the next page below, once, and the address says so', async () => {
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

it('LST-04 goes on to the third page where the second had nothing new', async () => {
  const { held, load } = shop();
  for (const [index, more] of [{ ...page(2), tiles: page(1).tiles }, page(3)].entries()) {
    const settled = load();
    held.done(index, more);
    await settled;
  }
  expect(held.params().map((query) => query.page)).toEqual([2, 3]);
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

it('a page of a listing that the shopper has left changes nothing', async () => {
  const { scope, held, visited, load } = shop();
  const settled = [load(), allSettled(openListing, { scope, params: jeans })];
  expect(scope.getState($more)).toEqual({ status: 'idle' });
  held.done(0, page(2));
  held.done(1, page(1, 60));
  await Promise.all(settled);
  expect(scope.getState($listing)).toMatchObject({ status: 'ready', query: jeans });
  expect(visited).toEqual([]);
});

it('LST-05 there is nothing after the last page, nor while a listing loads', async () => {
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
