import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { type ListingQuery, listingQueryOf } from '#src/listing/address.ts';
import type { Listing } from '#src/listing/contract.ts';
import {
  $listing,
  $previews,
  listingFx,
  listingLoaded,
  openListing,
  previewColour,
  selectSort,
} from '#src/listing/model.ts';
import { shownListing } from '#src/listing/listing.ts';
import { $location, navigateFx } from '#src/ports/navigation.ts';
import { collect, heldHandler } from '#tests/product/observe.ts';
import { listing } from './listings.ts';

const jeans: ListingQuery = listingQueryOf({ path: '/men/jeans', search: '' });

it('ignores the answer for an earlier address', async () => {
  const held = heldHandler<ListingQuery, Listing>();
  const scope = fork({ handlers: [[listingFx, held.handler]] });
  const loaded = collect(scope, listingLoaded);
  const settled = [
    allSettled(openListing, { scope, params: jeans }),
    allSettled(openListing, { scope, params: { ...jeans, page: 2 } }),
    allSettled(openListing, { scope, params: { ...jeans, page: 3 } }),
  ];
  held.done(2, listing({ total: 103 }));
  held.done(0, listing({ total: 101 }));
  held.fail(1, { kind: 'network' });
  await Promise.all(settled);
  expect(loaded).toEqual([{ categoryId: 'men-jeans', page: 3, total: 103 }]);
  expect(scope.getState($listing)).toMatchObject({ status: 'ready', listing: { total: 103 } });
});

it('shows the tiles of a category while another page of it loads, but not another category’s', async () => {
  const held = heldHandler<ListingQuery, Listing>();
  const scope = fork({
    handlers: [[listingFx, held.handler]],
    values: [[$listing, { status: 'ready', query: jeans, listing: listing({ total: 60 }) }]],
  });
  const settled = [allSettled(openListing, { scope, params: { ...jeans, page: 2 } })];
  expect(shownListing(scope.getState($listing))?.total).toBe(60);
  settled.push(allSettled(openListing, { scope, params: { ...jeans, categoryId: 'women' } }));
  expect(shownListing(scope.getState($listing))).toBeNull();
  held.done(0, listing());
  held.done(1, listing());
  await Promise.all(settled);
});

it('does not request the loaded listing again, as on Back', async () => {
  const held = heldHandler<ListingQuery, Listing>();
  const scope = fork({
    handlers: [[listingFx, held.handler]],
    values: [[$listing, { status: 'ready', query: jeans, listing: listing() }]],
  });
  await allSettled(openListing, { scope, params: { ...jeans } });
  expect(held.params()).toEqual([]);
});

it('LST-10 another sort order has another address', async () => {
  const visited: unknown[] = [];
  const scope = fork({
    handlers: [[navigateFx, (address: unknown) => visited.push(address)]],
    values: [[$location, { path: '/men', search: '?page=2', hash: '', key: '' }]],
  });
  await allSettled(selectSort, { scope, params: { sort: 'price-asc' } });
  expect(visited).toEqual([{ to: '/men?_sort_=price-asc', replace: false }]);
});

it('shows another colourway in a tile until another listing opens', async () => {
  const scope = fork({ handlers: [[listingFx, () => listing()]] });
  const params = { productId: 'RL1001WHT', colourId: 'RL1001BLK' };
  await allSettled(previewColour, { scope, params });
  expect(scope.getState($previews)).toEqual({ RL1001WHT: 'RL1001BLK' });
  await allSettled(openListing, { scope, params: jeans });
  expect(scope.getState($previews)).toEqual({});
});
