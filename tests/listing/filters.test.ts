import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { listingQueryOf, listingSearch } from '#src/listing/address.ts';
import {
  $filterCount,
  $filters,
  $collapsedFiltersIds,
  $isFilterOpen,
  choosePrice,
  clearFilters,
  foldFacet,
  openFilters,
  toggleFilter,
} from '#src/listing/filters/filters-model.ts';
import {
  type Filters,
  NO_FILTERS,
  filterCountOf,
  filtersOf,
  withPrice,
} from '#src/listing/filters.ts';
import type { Facet } from '#src/listing/facet.ts';
import { $listing } from '#src/listing/model.ts';
import { locationChanged, navigateFx } from '#src/ports/navigation.ts';
import { listing } from './listings.ts';

const read = (search: string): Filters => filtersOf(new URLSearchParams(search));

describe('the filters of an address', () => {
  it('RTE-26 are productgroup, maincolour, size, on_sale, price_min and price_max', () => {
    const search =
      '?productgroup=jeans,chinos&maincolour=blue&size=32&on_sale=true&price_min=20&price_max=79.90';
    expect(read(search)).toEqual({
      ...NO_FILTERS,
      productgroup: ['chinos', 'jeans'],
      maincolour: ['blue'],
      size: ['32'],
      onSale: true,
      min: '20',
      max: '79.90',
    });
  });

  it.each([
    '?maincolour=%3Cscript%3Ealert(1)%3C/script%3E',
    '?size=,,,',
    `?productgroup=${'x'.repeat(41)}`,
    '?on_sale=yes',
    '?price_min=-5&price_max=1e9',
    '?price_min=NaN',
    '?price_max=r.20',
  ])('skips an invalid filter: %s', (search) => {
    expect(read(search)).toEqual(NO_FILTERS);
  });

  it('reverse an inverted price range', () => {
    expect(read('?price_min=80&price_max=20')).toMatchObject({ min: '20', max: '80' });
    expect(withPrice(NO_FILTERS, '80', '20')).toMatchObject({ min: '20', max: '80' });
  });

  it.each([
    ['?PriceFilter=20-80', { min: '20', max: '80' }],
    ['?PriceFilter=20-', { min: '20', max: null }],
    ['?PriceFilter=-79.90', { min: null, max: '79.90' }],
    ['?PriceFilter=80-20', { min: '20', max: '80' }],
    ['?PriceFilter=20-80&price_max=50', { min: '20', max: '50' }],
    ['?PriceFilter=cheap', { min: null, max: null }],
    ['?PriceFilter=', { min: null, max: null }],
  ])('RTE-26 may have both price bounds in one: %s', (search, bounds) => {
    expect(read(search)).toMatchObject(bounds);
    const written = listingSearch(search, { filters: read(search) });
    expect(written).not.toContain('PriceFilter');
    expect(read(written)).toEqual(read(search));
  });

  it('have at most thirty values each', () => {
    const many = Array.from({ length: 500 }, (_, index) => `s${index}`).join(',');
    expect(read(`?size=${many}`).size).toHaveLength(30);
  });

  it('are equal after writing and reading; another choice starts at the first page', () => {
    const filters = read('?maincolour=blue,red&price_min=20&on_sale=true');
    const search = listingSearch('?page=3&_sort_=newest&utm_source=mail', { filters });
    const { filters: again, page, sort } = listingQueryOf({ path: '/women', search });
    expect(again).toEqual(filters);
    expect([page, sort]).toEqual([1, 'newest']);
    expect(filterCountOf(filters)).toBe(4);
  });
});

function size34(query: string): Facet {
  const value = { name: '34', label: '34', count: 2, selected: false, query };
  return { id: 'size', label: 'Size', style: 'grid', values: [value] };
}

/** A listing page, with its answer or that of an earlier address. */
function shop(search: string, facets: Facet[] = [], answered = search) {
  const visited: unknown[] = [];
  const query = listingQueryOf({ path: '/women', search: answered });
  const scope = fork({
    handlers: [[navigateFx, ({ to }: { to: string }) => void visited.push(to)]],
    values: [[$listing, { status: 'ready', query, listing: listing({ facets }) }]],
  });
  const location = { path: '/women', search, hash: '', key: 'a' };
  return {
    scope,
    visited,
    ready: allSettled(locationChanged, { scope, params: { location, action: 'push' } }),
  };
}

it('LST-09 choosing a value adds it to the address, and choosing it again removes it', async () => {
  const { scope, visited, ready } = shop('?size=32&page=2');
  await ready;
  await allSettled(toggleFilter, { scope, params: { facet: 'size', value: '34' } });
  await allSettled(toggleFilter, { scope, params: { facet: 'size', value: '32' } });
  await allSettled(toggleFilter, { scope, params: { facet: 'on_sale', value: 'true' } });
  await allSettled(toggleFilter, { scope, params: { facet: 'unknown', value: 'x' } });
  expect(visited).toEqual([
    '/women?size=32%2C34',
    '/women',
    '/women?size=32&on_sale=true',
    '/women?size=32',
  ]);
});

it.each([
  ['as in the answer', '?size=32', 'size=32%2C33%2C34', '/women?size=32%2C33%2C34'],
  ['with the shopper’s own price', '?price_min=9', 'size=34', '/women?price_min=9&size=34'],
  ['by its own rule if the answer contradicts it', '', 'on_sale=true', '/women?size=34'],
])('LST-09 follows the queryParams of a value: %s', async (_, search, query, to) => {
  const { scope, visited, ready } = shop(search, [size34(query)]);
  await ready;
  await allSettled(toggleFilter, { scope, params: { facet: 'size', value: '34' } });
  expect(visited).toEqual([to]);
});

it('LST-09 ignores the queryParams of an answer for other filters', async () => {
  const { scope, visited, ready } = shop('?size=32', [size34('size=34')], '');
  await ready;
  await allSettled(toggleFilter, { scope, params: { facet: 'size', value: '34' } });
  expect(visited).toEqual(['/women?size=32%2C34']);
});

it('LST-12 applies typed price bounds, and removes all filters', async () => {
  const { scope, visited, ready } = shop('?size=32&price_min=10');
  await ready;
  expect(scope.getState($filters).min).toBe('10');
  expect(scope.getState($filterCount)).toBe(2);
  await allSettled(choosePrice, { scope, params: { min: ' 20 ', max: 'cheap' } });
  await allSettled(clearFilters, { scope });
  expect(visited).toEqual(['/women?size=32&price_min=20', '/women']);
});

it('LST-13 remembers collapsed facets', async () => {
  const { scope } = shop('');
  await allSettled(foldFacet, { scope, params: { facet: 'size' } });
  await allSettled(foldFacet, { scope, params: { facet: 'price' } });
  await allSettled(foldFacet, { scope, params: { facet: 'size' } });
  expect(scope.getState($collapsedFiltersIds)).toEqual(['price']);
});

it('the filters stay open while the address follows them, and close on Back', async () => {
  const { scope } = shop('');
  await allSettled(openFilters, { scope });
  const go = (action: 'push' | 'pop') =>
    allSettled(locationChanged, {
      scope,
      params: { location: { path: '/women', search: '?size=32', hash: '', key: 'b' }, action },
    });
  await go('push');
  expect(scope.getState($isFilterOpen)).toBe(true);
  await go('pop');
  expect(scope.getState($isFilterOpen)).toBe(false);
});
