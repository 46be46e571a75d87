import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { listingQueryOf } from '#src/listing/address.ts';
import type { Facet } from '#src/listing/facet.ts';
import { foldFacet } from '#src/listing/filters/filters-model.ts';
import { $listingParams } from '#src/listing/filters/params-model.ts';
import { listingFx, openListing } from '#src/listing/model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { listing } from '../listings.ts';

const OPEN = { min: null, max: null };

/** A price filter as in answers; labels are localised, values are not. */
function priceFacet(min: string, max: string): Facet {
  const side = (name: string, bound: string) => ({
    name: bound,
    label: `£ ${bound}`,
    count: 3,
    selected: false,
    query: `productgroup=jeans&price_${name}=${bound}`,
  });
  return {
    id: 'price',
    label: 'Price',
    style: 'range',
    values: [side('min', min), side('max', max)],
  };
}

/** Visits addresses in turn; each is answered by the next listing. */
async function visits(
  path: string,
  ...steps: [search: string, given: Parameters<typeof listing>[0]][]
) {
  const answers = steps.map(([, given]) => listing(given));
  const scope = fork({ handlers: [[listingFx, () => answers.shift() ?? listing()]] });
  for (const [search] of steps) {
    const location = { path, search, hash: '', key: search };
    await allSettled(locationChanged, { scope, params: { location, action: 'push' } });
    await allSettled(openListing, { scope, params: listingQueryOf({ path, search }) });
  }
  return { scope, params: () => scope.getState($listingParams) };
}

it('LST-16 ENT-22 the state has the params of a category page', async () => {
  const { scope, params } = await visits('/women/jeans', [
    '?price_max=90',
    { facets: [priceFacet('19.90', '149.00')], total: 3 },
  ]);
  await allSettled(foldFacet, { scope, params: { facet: 'size' } });
  expect(params()).toEqual({
    pageSize: 48,
    categoryId: 'women-jeans',
    topCategoryId: 'women',
    urlParams: '?price_max=90',
    userPriceSelection: { min: null, max: '90' },
    responsePriceFilterQueryParams: { min: '19.90', max: '149.00' },
    initialPriceFilterQueryParams: { min: '19.90', max: '149.00' },
    collapsedFiltersIds: ['size'],
    seoFilters: [],
    isElevated: false,
    isNoSearch: false,
    sourceValue: 'category',
    url: '/women/jeans',
  });
});

it('LST-12 ENT-22 retains the initial price range beside the filtered one', async () => {
  const whole = { facets: [priceFacet('9.90', '249.00')] };
  const { params } = await visits(
    '/women',
    ['', whole],
    ['?size=S', { facets: [priceFacet('19.90', '99.00')] }],
    ['?size=S&price_min=200', { facets: [] }],
  );
  expect(params()).toMatchObject({
    userPriceSelection: { min: '200', max: null },
    responsePriceFilterQueryParams: OPEN,
    initialPriceFilterQueryParams: { min: '9.90', max: '249.00' },
  });
});

it('LST-12 another category has its own price range', async () => {
  const { scope, params } = await visits('/women', [
    '',
    { facets: [priceFacet('9.90', '249.00')] },
  ]);
  const narrowed = listingQueryOf({ path: '/men', search: '?size=S' });
  await allSettled(openListing, { scope, params: narrowed });
  expect(params().initialPriceFilterQueryParams).toEqual(OPEN);
});

it('ENT-22 uses values without queryParams as bounds; an invalid amount is open', async () => {
  const { values, ...facet } = priceFacet('19.90', '9e99');
  const bare = values.map(({ query: _, ...value }) => value);
  const { params } = await visits('/women', ['', { facets: [{ ...facet, values: bare }] }]);
  expect(params().responsePriceFilterQueryParams).toEqual({ min: '19.90', max: null });
});
