import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { type ListingQuery, listingQueryOf } from '#src/listing/address.ts';
import type { Listing } from '#src/listing/contract.ts';
import { $isElevated, listingFx, listingLoaded, openListing } from '#src/listing/model.ts';
import { ELEVATED_CATEGORIES } from '#src/listing/paging.ts';
import { pageTypeOf, readCategory } from '#harness/backend/catalogue/categories.ts';
import { collect, heldHandler } from '#tests/product/observe.ts';
import { listing } from './listings.ts';

const at = (search = '', path = '/all/jeans') => listingQueryOf({ path, search });

function shop(path?: string) {
  const held = heldHandler<ListingQuery, Listing>();
  const scope = fork({ handlers: [[listingFx, held.handler]] });
  const loaded = collect(scope, listingLoaded);
  const open = (search?: string) => allSettled(openListing, { scope, params: at(search, path) });
  return { scope, held, loaded, open };
}

it('LST-03 LST-04 requests an elevated listing once, with its longer pages', async () => {
  const { scope, held, loaded, open } = shop();
  const settled = open('?page=2');
  held.done(0, listing({ elevated: true, total: 150, limit: 99, offset: 99 }));
  await settled;
  expect(held.params()).toEqual([{ ...at('?page=2'), elevated: true }]);
  expect(scope.getState($isElevated)).toBe(true);
  expect(loaded).toHaveLength(1);
  await open('?page=2');
  expect(held.params()).toHaveLength(1);
});

it('LST-03 the built-in list equals the backend’s elevated categories', () => {
  const brands = ['jeans', 'blazers'].flatMap((group) =>
    ['all', 'women', 'men', 'kids'].map((gender) => `${gender}-${group}`),
  );
  const elevated = brands.filter((id) => {
    const category = readCategory(id);
    return category && pageTypeOf(category) === 'elevated product list';
  });
  expect(elevated.toSorted()).toEqual(ELEVATED_CATEGORIES.toSorted());
});

it('LST-03 shows a newly elevated listing as loaded, and remembers it', async () => {
  const { scope, held, open } = shop('/men/coats');
  let settled = open();
  held.done(0, listing({ elevated: true, total: 69 }));
  await settled;
  expect(scope.getState($isElevated)).toBe(true);
  settled = open('?_sort_=newest');
  held.done(1, listing({ elevated: true, total: 69, limit: 99 }));
  await settled;
  expect(held.params().map(({ elevated }) => elevated)).toEqual([undefined, true]);
});
