import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { listingAddress } from '#src/listing/address.ts';
import { $listing, listingFx } from '#src/listing/model.ts';
import { $isMissing } from '#src/pages/model.ts';
import { pageOf, pageTitleOf, tidyAddress } from '#src/pages/page.ts';
import { $location, locationChanged, navigateFx } from '#src/ports/navigation.ts';
import { $product } from '#src/product/model.ts';
import '#src/app/wiring.ts';
import { listing } from '../listing/listings.ts';

it.each([
  ['/Women/Jeans', '?size=30', '/women/jeans?size=30'],
  ['/WOMEN', '', '/women'],
  ['/women/jeans///', '', '/women/jeans'],
  ['/Search', '?searchTerm=Tee', '/search?searchTerm=Tee'],
  ['/women/jeans', '?size=30', undefined],
  ['/Foundry-Jean-RL0101RAW', '', undefined],
  ['/Shopping-Bag', '', undefined],
  ['/women/%E0%A4%A', '', undefined],
  ['/%E0%A4%A', '', undefined],
])('LST-01 the canonical address of the listing at %s%s is %s', (path, search, to) => {
  expect(listingAddress({ path, search })).toBe(to);
});

it.each([
  ['/search', '?categoryId=women-jeans&on_sale=true', '/women/jeans?on_sale=true'],
  ['/search', '?categoryId=Men-T-Shirts&searchTerm=', '/men/t-shirts'],
  ['/search', '?categoryId=women-jeans&searchTerm=blue', undefined],
  ['/search', '?categoryId=gift-cards', undefined],
  ['/search', '?categoryId=//evil.example', undefined],
  ['/women', '?categoryId=men', undefined],
])('RTE-26 the categoryId of %s%s leads to %s', (path, search, to) => {
  expect(listingAddress({ path, search })).toBe(to);
});

it("RTE-19 RTE-20 keeps the visit's basename", () => {
  const at = (path: string) => ({ path, search: '', hash: '#x' });
  expect(tidyAddress(at('/BE/FR/Women'), '/BE/FR')).toBe('/BE/FR/women#x');
  expect(tidyAddress(at('/fr/women/'), '/fr')).toBe('/fr/women#x');
  expect(tidyAddress(at('/fr/women'), '/fr')).toBeUndefined();
});

it("LST-01 replaces capitals in a category's address, and loads the listing once", async () => {
  const visited: unknown[] = [];
  const asked: string[] = [];
  const scope = fork({
    handlers: [
      [navigateFx, (address: unknown) => void visited.push(address)],
      [
        listingFx,
        ({ categoryId }: { categoryId: string }) => {
          asked.push(categoryId);
          return listing();
        },
      ],
    ],
  });
  for (const path of ['/Women/Jeans', '/women/jeans']) {
    const location = { path, search: '?size=30', hash: '', key: path };
    await allSettled(locationChanged, { scope, params: { location, action: 'replace' } });
  }
  expect(visited).toEqual([{ to: '/women/jeans?size=30', replace: true }]);
  expect(asked).toEqual(['women-jeans']);
});

it.each(['/%E0%A4%A', '/women/%E0%A4%A', '/%', '/%zz/%zz'])(
  'shows the not-found page for a broken escape: %s',
  (path) => {
    expect(pageOf({ path, search: '' }, '')).toEqual({ kind: 'not-found' });
  },
);

it.each([
  ['/nowhere/at/all', [], true],
  ['/women/nonsense', [$listing, { status: 'failed', reason: 'notFound' }], true],
  ['/women/jeans', [$listing, { status: 'failed', reason: 'unavailable' }], false],
  ['/gone-rl9999raw', [$product, { status: 'failed', reason: 'notFound' }], true],
  ['/gone-rl9999raw', [$product, { status: 'loading' }], false],
  ['/women', [$product, { status: 'failed', reason: 'notFound' }], false],
] as const)('has a not-found title for a missing page: %s', (path, [store, state], isMissing) => {
  const location = { path, search: '', hash: '', key: '' };
  const scope = fork({
    values: [[$location, location], ...(store ? [[store, state]] : [])] as any,
  }); // any: stores of two kinds
  expect(scope.getState($isMissing)).toBe(isMissing);
  const known = {
    product: undefined,
    category: undefined,
    categoryName: undefined,
    filter: undefined,
    content: null,
    isMissing,
  };
  const title = pageTitleOf(pageOf(location, ''), known, ((key: string) => key) as any); // any: i18next's own type
  expect(title).toBe(isMissing ? 'notFound.title' : undefined);
});
