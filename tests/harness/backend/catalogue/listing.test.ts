import { expect, it } from 'vitest';
import { cpuTime } from '#tests/cpu-time.ts';
import { createClient } from '../client.ts';

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

function parameterOf(facetId: string): string {
  return facetId === 'gender' ? facetId : `filter[${facetId}]`;
}

/** Call parameters for an address’s parameters (RTE-26). */
function callOf(address: string): Record<string, string> {
  const calls: Record<string, (value: string) => [string, string]> = {
    _sort_: (value) => ['sortBy', value],
    on_sale: (value) => ['filter[price][on_sale]', value],
    price_min: (value) => ['filter[price][min]', `r.${value}`],
    price_max: (value) => ['filter[price][max]', `r.${value}`],
    searchTerm: (value) => ['filter[search]', value],
  };
  return Object.fromEntries(
    [...new URLSearchParams(address)].map(
      ([name, value]) => calls[name]?.(value) ?? [parameterOf(name), value],
    ),
  );
}

it.each(['all', 'women', 'men', 'women-shirts', 'women-knitwear', 'men-t-shirts'])(
  'API-18 recommends %s without two colourways of a style side by side, and first what can be bought',
  async (category) => {
    const { data } = await list({ 'filter[category]': category, 'page[limit]': '99' });
    const ids: string[] = data.map(({ id }: { id: string }) => id);
    expect(ids.filter((id, at) => ids[at + 1]?.startsWith(id.slice(0, 6)))).toEqual([]);
    expect(ids[0]).not.toMatch(/RL1001(?:NVY|ECR)/);
  },
);

it('LST-09 counts match under the other filters, in every facet and sort', async () => {
  const query = { 'filter[category]': 'all', 'filter[maincolour]': 'blue,black', sortBy: 'newest' };
  const { meta } = await list({ ...query, 'filter[price][max]': 'r.90', 'filter[size]': 'S' });
  for (const { id, values } of meta.filters.filter(({ facetStyle }: any) =>
    ['list', 'swatch', 'grid'].includes(facetStyle),
  ))
    for (const { name, count } of values) {
      const alone: Record<string, string> = {
        ...query,
        'filter[price][max]': 'r.90',
        'filter[size]': 'S',
        [parameterOf(id)]: name,
      };
      expect([id, name, (await list(alone)).meta.page.total]).toEqual([id, name, count]);
    }
});

it('LST-09 ENT-21 the address parameters of a value toggle it', async () => {
  const category = { 'filter[category]': 'men' };
  const query = { ...category, 'filter[maincolour]': 'black', sortBy: 'price-asc' };
  const before = await list({ ...query, 'filter[price][min]': 'r.20' });
  for (const { id, values } of before.meta.filters)
    for (const { queryParams, count, selected } of values) {
      const after = await list({ ...category, ...callOf(queryParams) });
      if (id === 'price') continue;
      const isOn = facet(after, id)?.values.filter((value: any) => value.selected) ?? [];
      expect(isOn.length, queryParams).toBe(
        facet(before, id).values.filter((value: any) => value.selected).length +
          (selected ? -1 : 1),
      );
      if (id !== 'maincolour') expect(after.meta.page.total).toBe(count);
      expect(after.meta.sorts.find((sort: any) => sort.selected).queryParams).toContain(
        'price-asc',
      );
    }
});

it.each([
  ['filter[category]=women-jeans&filter[source]=category&categorylevel=2', 200],
  ['filter[category]=women&filter[source]=category&categorylevel=1', 200],
  ['filter[search]=jeans&filter[source]=search', 200],
  ['filter[category]=all&page[offset]=1000000000', 200],
  ['filter[category]=women&filter[source]=search', 400],
  ['filter[search]=jeans&filter[source]=elsewhere', 400],
  ['filter[category]=women&categorylevel=2', 400],
  ['filter[price][min]=29.90', 400],
  ['filter[price][max]=r.<script>', 400],
  ['page[limit]=1000', 400],
  ['page[limit]=-48', 400],
  ['page[limit]=4.8e1', 400],
  ['page[offset]=-1', 400],
  [`page[offset]=${'9'.repeat(400)}`, 400],
  ['filter[category]=__proto__', 404],
  ['filter[category]=women-nonsense', 404],
  ['filter[category]=', 404],
])('API-18 LST-04 answers the query %s with %d', async (query, status) => {
  expect((await list(Object.fromEntries(new URLSearchParams(query)))).status).toBe(status);
});

it.each([
  'x'.repeat(100_000),
  'jeans '.repeat(20_000),
  '<script>alert(document.cookie)</script>',
  '%00\u0000',
  '.*+?^${}()|[]\\',
  '   ',
  '',
])('SRC-02 answers a search for %j quickly, without repeating markup', async (search) => {
  const worked = cpuTime();
  const { status, meta } = await list({ 'filter[search]': search });
  expect(worked()).toBeLessThan(500);
  expect([status, JSON.stringify(meta).length < 20_000]).toEqual([200, true]);
  expect(JSON.stringify(meta)).not.toMatch(/<script|<img/);
});
