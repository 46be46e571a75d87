import { expect, it } from 'vitest';
import type { ListingQuery } from '#src/listing/address.ts';
import { listingCall } from '#src/listing/api.ts';
import { NO_FILTERS } from '#src/listing/filters.ts';

const PLAIN: ListingQuery = {
  categoryId: 'women',
  searchTerm: null,
  page: 1,
  sort: null,
  filters: NO_FILTERS,
};

function sentFor(change: Partial<ListingQuery>): Record<string, string> {
  const query = listingCall.query?.({ ...PLAIN, ...change }) ?? {};
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

it.each<[string, Partial<ListingQuery>, Record<string, string | undefined>]>([
  ['categoryId', { categoryId: 'men' }, { 'filter[category]': 'men' }],
  ['categoryLevel', { categoryId: 'women-jeans' }, { categorylevel: '2' }],
  [
    'searchTerm and source',
    { searchTerm: 'shirt' },
    { 'filter[search]': 'shirt', 'filter[source]': 'search', 'filter[category]': undefined },
  ],
  ['sort', { sort: 'newest' }, { sortBy: 'newest' }],
  ['page', { page: 3 }, { 'page[offset]': '96' }],
  ['filters', { filters: { ...NO_FILTERS, size: ['30'] } }, { 'filter[size]': '30' }],
  ['gender', { filters: { ...NO_FILTERS, gender: ['women'] } }, { gender: 'women' }],
  ['genderCookie', { searchTerm: 'shirt', genderCookie: 'men' }, { genderCookie: 'men' }],
  ['onSale', { filters: { ...NO_FILTERS, onSale: true } }, { 'filter[price][on_sale]': 'true' }],
  ['price', { filters: { ...NO_FILTERS, min: '20' } }, { 'filter[price][min]': 'r.20' }],
  ['isElevated and limit', { elevated: true }, { 'page[limit]': '99' }],
])('API-19 the listing call sends %s', (_, change, expected) => {
  const plain = sentFor({});
  const sent = sentFor(change);
  for (const [name, value] of Object.entries(expected)) {
    expect(sent[name], name).toBe(value);
    expect(plain[name], name).not.toBe(value);
  }
});

it('LST-02 LST-03 the listing call requests 48 products, and 99 for an elevated list', () => {
  expect(sentFor({})).toMatchObject({ 'page[limit]': '48' });
  expect(sentFor({ elevated: true })).toMatchObject({ 'page[limit]': '99' });
});
