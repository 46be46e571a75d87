import { fork } from 'effector';
import { expect, it } from 'vitest';
import { listingQueryOf } from '#src/listing/address.ts';
import { $indexed } from '#src/listing/indexed.ts';
import { $listing } from '#src/listing/model.ts';
import { indexedFilter } from '#src/listing/seo-filter.ts';

import { listing } from './listings.ts';

const colours = { id: 'maincolour', translations: [], indexableOptions: ['blue', 'black'] };

it.each([
  ['?maincolour=blue', { id: 'maincolour', value: 'blue' }],
  ['?maincolour=blue&page=2', { id: 'maincolour', value: 'blue' }],
  ['?maincolour=red', undefined],
  ['?maincolour=blue,black', undefined],
  ['?maincolour=blue&on_sale=true', undefined],
  ['?maincolour=blue&_sort_=newest', undefined],
  ['?size=blue', undefined],
  ['?on_sale=true', undefined],
  ['?maincolour=%3Cscript%3E', undefined],
  ['', undefined],
])('LST-14 of %s search engines may know %j', (search, filter) => {
  expect(indexedFilter(listingQueryOf({ path: '/women', search }), [colours])).toEqual(filter);
});

it('LST-14 results of a search are for nobody else', () => {
  const query = listingQueryOf({ path: '/search', search: '?searchTerm=x&maincolour=blue' });
  expect(indexedFilter(query, [colours])).toBeUndefined();
  expect(indexedFilter(query)).toBeUndefined();
});

it('LST-14 the page is called by the filter as the shop calls it', () => {
  const value = { name: 'blue', label: 'Navy and blue', count: 1, selected: true };
  const facets = [{ id: 'maincolour', label: 'Colour', style: 'swatch' as const, values: [value] }];
  const indexedAt = (search: string) => {
    const query = listingQueryOf({ path: '/women', search });
    const state = { status: 'ready', query, listing: listing({ facets, seoFilters: [colours] }) };
    return fork({ values: [[$listing, state]] }).getState($indexed);
  };
  const blue = { id: 'maincolour', value: 'blue', label: 'Navy and blue' };
  expect(indexedAt('?maincolour=blue')).toEqual(blue);
  expect(indexedAt('?maincolour=black')?.label).toBe('black');
  expect(indexedAt('')).toBeNull();
});
