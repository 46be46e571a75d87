import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { listingQueryOf } from '#src/listing/address.ts';
import { $indexed } from '#src/listing/seo-model.ts';
import {
  $listing,
  listingFx,
  openListing,
  resolveSeoSearchFx,
  resolveSeoSearchHandler,
} from '#src/listing/model.ts';
import { $location, navigateFx } from '#src/ports/navigation.ts';
import { indexedFilter, ownSearch } from '#src/listing/seo-filter.ts';
import { translatedFilter } from '#src/seo/page-head.ts';

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
])('LST-14 for %s the indexed filter is %j', (search, filter) => {
  expect(indexedFilter(listingQueryOf({ path: '/women', search }), [colours])).toEqual(filter);
});

it('LST-14 search results are never indexed', () => {
  const query = listingQueryOf({ path: '/search', search: '?searchTerm=x&maincolour=blue' });
  expect(indexedFilter(query, [colours])).toBeUndefined();
  expect(indexedFilter(query)).toBeUndefined();
});

it('LST-14 names the page by the shop’s label of the filter', () => {
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

const word = (language: string, value: string, urlCode: string, urlValue: string) => ({
  language,
  value,
  urlCode,
  urlValue,
});
const translated = {
  id: 'maincolour',
  translations: [
    word('en', 'black', 'colour', 'black'),
    word('de', 'black', 'farbe', 'schwarz'),
    word('en', 'blue', 'maincolour', 'blue'),
  ],
  indexableOptions: ['black', 'blue'],
};

it('LST-14 accepts filter names of the language and the shop’s own', () => {
  const black = { id: 'maincolour', value: 'black' };
  const inWords = (language: string) => translatedFilter(black, [translated], language);
  expect(inWords('de')).toEqual({ id: 'farbe', value: 'schwarz' });
  expect(inWords('en')).toEqual({ id: 'colour', value: 'black' });
  expect(inWords('fr')).toEqual(black);
  expect(translatedFilter(black, [], 'de')).toEqual(black);
});

it.each([
  ['?farbe=schwarz', '?maincolour=black'],
  ['?colour=black&page=2', '?page=2&maincolour=black'],
  ['?farbe=schwarz&maincolour=blue', '?maincolour=blue'],
  ['?farbe=rot', null],
  ['?maincolour=blue', null],
  ['', null],
])('LST-14 translates %s to the shop’s own words %s', (search, own) => {
  expect(ownSearch(search, [translated])).toBe(own);
});

it('LST-14 translates a filter address to the narrowed listing', async () => {
  const visited: unknown[] = [];
  const scope = fork({
    values: [[$location, { path: '/women', search: '?farbe=schwarz', hash: '', key: '' }]],
    handlers: [
      [navigateFx, (address: unknown) => void visited.push(address)],
      [listingFx, () => listing({ seoFilters: [translated] })],
      [resolveSeoSearchFx, resolveSeoSearchHandler],
    ],
  });
  const params = listingQueryOf({ path: '/women', search: '?farbe=schwarz' });
  await allSettled(openListing, { scope, params });
  expect(visited).toEqual([{ to: '/women?maincolour=black', replace: true }]);
});
