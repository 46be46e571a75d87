import { create } from 'superstruct';
import { expect, it } from 'vitest';

import { ListingAnswer, readListing } from '#src/listing/contract.ts';

const read = (answer: unknown, page?: { limit: number; offset: number }) =>
  readListing(create(answer, ListingAnswer), page);

const raw = { id: 'RL1001WHT', price: { price: '39.90' } };

it('LST-08 reads an answer without the transform’s additions', () => {
  expect(read({ data: [raw] })).toEqual({
    tiles: [
      {
        id: 'RL1001WHT',
        name: 'RL1001WHT',
        url: '/product-rl1001wht',
        colour: '',
        price: 3990,
        colours: [],
      },
    ],
    facets: [],
    sorts: [],
    breadcrumb: [],
    total: 1,
    limit: 48,
    offset: 0,
  });
});

it('LST-08 a raw price is a number, and a raw colour has no translation', () => {
  const price = { price: 29.9, basePrice: 39.9 };
  const [tile] = read({
    data: [{ ...raw, price, colour: 'White', relatedProducts: [{ id: 'X' }] }],
  }).tiles;
  expect(tile).toMatchObject({
    price: 2990,
    was: 3990,
    colour: 'White',
    colours: [{ id: 'X', colour: 'X' }],
  });
});

it.each([
  [{ breadcrumb: 'Women', page: { limit: 0, offset: -48, total: 'many' } }],
  [{ filters: [7], sorts: { queryParams: '' }, seoFilters: [{ id: 'size' }] }],
  ['<html>'],
  [null],
])('LST-08 shows the products even with meta %j', (meta) => {
  const page = { limit: 48, offset: 96 };
  expect(read({ data: [raw], meta }, page)).toMatchObject({ total: 97, limit: 48, offset: 96 });
});

it('LST-08 skips products that cannot be sold; refuses an answer without any product', () => {
  const bad = [{}, 7, null, { ...raw, id: '<b>' }, { ...raw, price: {} }];
  expect(read({ data: [...bad, raw] }).tiles).toHaveLength(1);
  expect(() => read({ data: bad })).toThrow();
  expect(read({ data: [] }).tiles).toEqual([]);
  expect(ListingAnswer.is({ data: '<html>' })).toBe(false);
});

const crumb = { id: 'all-jeans', label: 'Jeans', url: '/all/jeans' };

it('LST-03 RTE-07 the last step of the breadcrumb marks an elevated listing', () => {
  const way = (pageType: string) => ({ data: [], meta: { breadcrumb: [{ ...crumb, pageType }] } });
  expect(read(way('elevated product list')).elevated).toBe(true);
  expect(read(way('plp'))).not.toHaveProperty('elevated');
});

it.each([1e17, -1, Infinity, '1e17', '99999999999.00'])(
  'LST-08 skips a tile with the price %s, and shows the others',
  (price) => {
    const { tiles } = read({ data: [{ ...raw, id: 'BAD', price: { price } }, raw] });
    expect(tiles.map(({ id }) => id)).toEqual(['RL1001WHT']);
    const [tile] = read({ data: [{ ...raw, price: { price: '39.90', basePrice: price } }] }).tiles;
    expect(tile).toMatchObject({ price: 3990 });
  },
);
