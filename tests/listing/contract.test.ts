import { create } from 'superstruct';
import { expect, it } from 'vitest';
import { listingQueryOf } from '#src/listing/address.ts';
import { listingCall } from '#src/listing/api.ts';
import { Listing, ListingAnswer, pictureIdOf, readListing } from '#src/listing/contract.ts';
import { performCall } from '#src/ports/http/http.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { createClient } from '#tests/harness/backend/client.ts';
import { readAnswer } from '#tests/read-answer.ts';

const PRICE = { price: '39.90', basePrice: '39.90', discount: '0.00', lowPrice: '39.90' };
const MEN = { analyticsId: 'm', id: 'men', label: 'Men', pageType: 'glp', url: '/men' };
const ANSWER = {
  data: [{ id: 'RL1001WHT', analyticsName: 'Mill Tee', price: PRICE, relatedProducts: [] }],
  links: { next: '/products?page=2' },
  meta: {
    breadcrumb: [MEN],
    currency: 'GBP',
    fhTrackerId: 'T',
    image: '',
    filters: [
      {
        id: 'maincolour',
        label: 'Colour',
        facetStyle: 'swatch',
        values: [{ name: 'white', label: 'White', count: 3, queryParams: 'a=b', selected: true }],
      },
    ],
    sorts: [{ queryParams: '_sort_=price-asc', selected: true }],
    page: { limit: 48, offset: 96, total: 130 },
  },
};

it('ENT-20 ENT-21 reads every listing of both brands', async () => {
  const client = createClient();
  for (const store of ['RL-GB', 'RL-HU', 'HM-DE', 'HM-CH']) {
    const url = '/transformer/products?filter[category]=all&page[limit]=99';
    const { body } = await client.send('GET', url, undefined, store);
    const { tiles, facets, sorts, breadcrumb, ...page } = readAnswer(
      body,
      ListingAnswer,
      readListing,
      Listing,
    );
    expect(tiles.length).toBeGreaterThan(50);
    expect(page).toMatchObject({ limit: 99, offset: 0 });
    expect(page.total).toBeGreaterThanOrEqual(tiles.length);
    expect(sorts.filter(({ selected }) => selected)).toHaveLength(1);
    expect(breadcrumb.at(-1)).toMatchObject({ url: expect.stringMatching(/^\//) });
    for (const { values } of facets) expect(values.every(({ count }) => count > 0)).toBe(true);
    expect(JSON.stringify(tiles[0]).length).toBeLessThan(500);
  }
});

it('ENT-13 ENT-21 stores a picture of a tile or listing only if it differs from the default', () => {
  const read = (image: string, own: string) => {
    const data = ANSWER.data.map((entry) => ({ ...entry, image: own }));
    const answer = { ...ANSWER, data, meta: { ...ANSWER.meta, image } };
    return readListing(create(answer, ListingAnswer));
  };
  const usual = read('rl1001wht-front', 'rl1001wht-front');
  expect([usual.image, usual.tiles[0]?.picture]).toEqual([undefined, undefined]);
  const own = read('men-in-spring', 'tee-on-grass');
  expect([own.image, own.tiles[0]?.picture]).toEqual(['men-in-spring', 'tee-on-grass']);
  expect(own.tiles.map(pictureIdOf)).toEqual(['tee-on-grass']);
  expect(read('../x', 'a/b').tiles.map(pictureIdOf)).toEqual(['rl1001wht-front']);
});

it.each([
  ['GBP', 'shown'],
  [undefined, 'shown'],
  ['SEK', 'malformed'],
])('ENT-21 a listing in the currency %s is %s', async (currency, outcome) => {
  const answer = { ...ANSWER, meta: { ...ANSWER.meta, currency } };
  const fetch = async () => Response.json(answer);
  const query = listingQueryOf({ path: '/men', search: '' });
  const asked = performCall(
    listingCall,
    query,
    { ...storeOfCountry('rl', 'GB'), fetch, origin: '' },
    createSessionGate(),
  ).then(
    () => 'shown',
    ({ kind }: { kind: string }) => kind,
  );
  expect(await asked).toBe(outcome);
});
