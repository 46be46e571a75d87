import { expect, it } from 'vitest';
import { createClient } from './client.ts';

const client = createClient();

async function list(query: Record<string, string>, storeName = 'RL-GB'): Promise<any> {
  // any: raw answers
  const url = `/transformer/products?${new URLSearchParams(query)}`;
  const { status, body } = await client.send('GET', url, undefined, storeName);
  return { status, ...body };
}

function facet(listing: any, id: string): any {
  return listing.meta.filters.find((each: any) => each.id === id);
}

it('ENT-20 ENT-21 a listing answers data, links and all of meta', async () => {
  const listing = await list({ 'filter[category]': 'men-jeans' });
  expect(Object.keys(listing).toSorted()).toEqual(['data', 'links', 'meta', 'status']);
  expect(listing.meta.breadcrumb.map(({ id }: any) => id)).toEqual(['home', 'men', 'men-jeans']);
  expect(listing.meta).toMatchObject({ currency: 'GBP', page: { limit: 48, offset: 0 } });
  expect(listing.data).toHaveLength(listing.meta.page.total);
});

it('API-18 pages are slices of one order', async () => {
  const all = await list({ 'filter[category]': 'women', 'page[limit]': '99' });
  const second = await list({
    'filter[category]': 'women',
    'page[limit]': '10',
    'page[offset]': '10',
  });
  expect(second.data).toEqual(all.data.slice(10, 20));
  expect(second.meta.page).toEqual({ limit: 10, offset: 10, total: all.meta.page.total });
});

it('LST-09 a count is what choosing the value gives', async () => {
  const women = { 'filter[category]': 'women' };
  const values = facet(await list(women), 'productgroup').values;
  expect(values.length).toBeGreaterThan(3);
  for (const { name, count } of values) {
    const chosen = await list({ ...women, 'filter[productgroup]': name });
    expect([name, chosen.meta.page.total]).toEqual([name, count]);
    expect(facet(chosen, 'productgroup').values).toHaveLength(values.length);
  }
});

it('LST-09 several values of one filter widen, several filters narrow', async () => {
  const query = { 'filter[category]': 'men', 'filter[maincolour]': 'black,white' };
  const colours = await list(query);
  const families = new Set(colours.data.map(({ colourCode }: any) => colourCode));
  expect(families).toEqual(new Set(['BLK', 'WHT', 'ECR']));
  const sized = await list({ ...query, 'filter[size]': 'XXL' });
  expect(sized.meta.page.total).toBeLessThan(colours.meta.page.total);
  expect(sized.meta.page.total).toBeGreaterThan(0);
});

it('LST-11 price bounds are prefixed with r. and inclusive', async () => {
  const { data } = await list({
    'filter[category]': 'men',
    'filter[price][min]': 'r.29.90',
    'filter[price][max]': 'r.60',
  });
  const prices = data.map(({ price }: any) => Number(price.price));
  expect(Math.min(...prices)).toBe(29.9);
  expect(Math.max(...prices)).toBeLessThanOrEqual(60);
});

it.each([
  { 'filter[price][min]': '29.90' },
  { 'filter[price][max]': 'r.<script>' },
  { 'page[limit]': '1000' },
  { 'page[limit]': '0' },
  { 'page[offset]': '-1' },
])('%o is refused', async (query) => {
  expect((await list(query as Record<string, string>)).status).toBe(400);
});

it('API-18 on sale leaves reduced products only', async () => {
  const { data } = await list({ 'filter[category]': 'all', 'filter[price][on_sale]': 'true' });
  expect(data.length).toBeGreaterThan(0);
  for (const { price } of data) expect(Number(price.price)).toBeLessThan(Number(price.basePrice));
});

it('LST-10 the chosen sort is marked and holds', async () => {
  const { data, meta } = await list({ 'filter[category]': 'men', sortBy: 'price-asc' });
  const prices = data.map(({ price }: any) => Number(price.price));
  expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
  expect(meta.sorts.filter(({ selected }: any) => selected)).toEqual([
    { queryParams: '_sort_=price-asc', selected: true },
  ]);
});

it.each(['foundry', 'FOUNDRY straight', 'jeans', 'schwarz', 'RL0101RAW'])(
  'SRC-01 a search for "%s" finds something',
  async (search) => {
    expect((await list({ 'filter[search]': search })).meta.page.total).toBeGreaterThan(0);
  },
);

it('SRC-02 a search for nonsense answers an empty listing, not an error', async () => {
  const { status, data } = await list({ 'filter[search]': 'zzz <b>' });
  expect([status, data]).toEqual([200, []]);
});

it('API-17 products asked for by id come in that order, those of the other brand not at all', async () => {
  const ids = 'RL1001WHT,RL0101RAW,HM1801HER,RL0601MID';
  const { data } = await list({ 'filter[products]': ids });
  expect(data.map(({ id }: any) => id)).toEqual(['RL1001WHT', 'RL0101RAW', 'RL0601MID']);
});

it.each(['nonsense', '__proto__', 'constructor', 'women-nonsense', ''])(
  'the category "%s" does not exist',
  async (category) => {
    expect((await list({ 'filter[category]': category })).status).toBe(404);
  },
);

it('CUR-04 prices are set in the currency of the store, with its own endings', async () => {
  const priceAt = async (storeName: string) => {
    const { data } = await list({ 'filter[products]': 'RL0101RAW' }, storeName);
    return data[0].price.price;
  };
  expect(await priceAt('RL-DE')).toBe('124.90');
  expect(await priceAt('RL-GB')).toBe('106.90');
  expect(await priceAt('RL-SE')).toBe('1400.00');
  expect(await priceAt('RL-CZ')).toBe('3120.00');
});

it('a listing of everything takes less than 2 ms at its best', async () => {
  const times = [];
  for (let round = 0; round < 50; round++) {
    const start = performance.now();
    await list({ 'filter[category]': 'all' });
    times.push(performance.now() - start);
  }
  expect(Math.min(...times)).toBeLessThan(2);
});
