import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { type ListingQuery, listingQueryOf } from '#src/listing/address.ts';
import type { Listing } from '#src/listing/contract.ts';
import {
  $isElevated,
  $listing,
  listingFx,
  listingLoaded,
  openListing,
} from '#src/listing/model.ts';
import { shownListing } from '#src/listing/listing.ts';
import { collect, heldHandler } from '#tests/product/observe.ts';
import { listing } from './listings.ts';

const at = (search = '') => listingQueryOf({ path: '/all/jeans', search });

function shop() {
  const held = heldHandler<ListingQuery, Listing>();
  const scope = fork({ handlers: [[listingFx, held.handler]] });
  const loaded = collect(scope, listingLoaded);
  const open = (search?: string) => allSettled(openListing, { scope, params: at(search) });
  return { scope, held, loaded, open };
}

it('LST-03 a listing that turns out to be elevated is asked for its longer page, the first one shown meanwhile', async () => {
  const { scope, held, loaded, open } = shop();
  const settled = open();
  held.done(0, listing({ elevated: true, total: 69 }));
  await Promise.resolve();
  expect(held.params()).toEqual([at(), { ...at(), elevated: true }]);
  expect(shownListing(scope.getState($listing))?.total).toBe(69);
  held.done(1, listing({ elevated: true, total: 69, limit: 99 }));
  await settled;
  expect(scope.getState($isElevated)).toBe(true);
  expect(loaded).toHaveLength(1);
  await open();
  expect(held.params()).toHaveLength(2);
});

it('LST-03 one that fits a usual page is not asked for twice', async () => {
  const { scope, held, open } = shop();
  const settled = open();
  held.done(0, listing({ elevated: true, total: 18 }));
  await settled;
  await open();
  expect(held.params()).toEqual([at()]);
  expect(scope.getState($listing).status).toBe('ready');
});

it('LST-03 LST-04 a later page is another one; the next time it is known at once', async () => {
  const { scope, held, open } = shop();
  let settled = open('?page=2');
  held.done(0, listing({ elevated: true, total: 150, offset: 48 }));
  await Promise.resolve();
  expect(shownListing(scope.getState($listing))).toBeNull();
  held.done(1, listing({ elevated: true, total: 150, limit: 99, offset: 99 }));
  await settled;
  settled = open('?_sort_=newest');
  held.done(2, listing({ elevated: true, total: 150, limit: 99 }));
  await settled;
  expect(held.params().map(({ page, elevated }) => [page, elevated])).toEqual([
    [2, undefined],
    [2, true],
    [1, true],
  ]);
});
