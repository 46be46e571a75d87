import { expect, it } from 'vitest';
import { NO_FILTERS } from '#src/listing/filters.ts';
import { listingSearch, listingQueryOf, sortOf } from '#src/listing/address.ts';

it('LST-01 the path names the category', () => {
  expect(listingQueryOf({ path: '/women', search: '' })).toEqual({
    categoryId: 'women',
    searchTerm: null,
    page: 1,
    sort: null,
    filters: NO_FILTERS,
  });
  expect(listingQueryOf({ path: '/Women/T-Shirts/', search: '' }).categoryId).toBe(
    'women-t-shirts',
  );
});

it('RTE-26 reads page and _sort_ from the address', () => {
  expect(listingQueryOf({ path: '/men', search: '?page=3&_sort_=price-asc' })).toMatchObject({
    page: 3,
    sort: 'price-asc',
  });
});

it.each(['0', '-1', '1e3', '1.5', 'x', '99999', ''])('page %o is the first page', (page) => {
  expect(listingQueryOf({ path: '/men', search: `?page=${page}` }).page).toBe(1);
});

it('retains order and other parameters for another page', () => {
  const here = '?maincolour=blue&_sort_=price-asc&page=2';
  expect(listingSearch(here, { page: 3 })).toBe('?maincolour=blue&_sort_=price-asc&page=3');
  expect(listingSearch(here, { page: 1 })).toBe('?maincolour=blue&_sort_=price-asc');
});

it('another order starts at its first page, and the shop’s own order has no parameter', () => {
  const here = '?_sort_=price-asc&page=2';
  expect(listingSearch(here, { sort: 'newest' })).toBe('?_sort_=newest');
  expect(listingSearch(here, { sort: null })).toBe('');
});

it('RTE-26 drops tracking parameters in another page’s address', () => {
  const here = '?utm_source=mail&gclid=1&cmpid=2&force-widget=true';
  expect(listingSearch(here, { page: 2 })).toBe('?page=2');
});

it('reads its own address as the same listing', () => {
  const search = listingSearch('', { page: 7, sort: 'a b&c' });
  expect(listingQueryOf({ path: '/men', search })).toEqual({
    categoryId: 'men',
    searchTerm: null,
    page: 7,
    sort: 'a b&c',
    filters: NO_FILTERS,
  });
});

it('LST-10 reads the value of a sort', () => {
  expect(sortOf('_sort_=price-asc')).toBe('price-asc');
  expect(sortOf('')).toBe('');
});
