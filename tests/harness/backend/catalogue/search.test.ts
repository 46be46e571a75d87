import { expect, it } from 'vitest';
import { suggestionsCall } from '#src/search/api.ts';

import { createClient } from '../client.ts';
import { callsOver } from '../shop-calls.ts';

const client = createClient();
const { perform } = callsOver(client.backend);
const suggest = (term: string) => perform(suggestionsCall, { term });

async function found(filter: 'search' | 'category', value: string): Promise<string[]> {
  const query = new URLSearchParams({ [`filter[${filter}]`]: value, 'page[limit]': '99' });
  const { body } = await client.get(`/transformer/products?${query}`);
  return body.data.map(({ id }: any) => id); // any: a raw answer
}

it.each(['j', 'black', 'tee', 'fuondry', 'black je', 'gift'])(
  'API-60 SRC-01 each suggestion for "%s" has results',
  async (term) => {
    const { terms, categories } = await suggest(term);
    expect(terms.length + categories.length).toBeGreaterThan(0);
    for (const each of terms) expect([each, await found('search', each)]).not.toEqual([each, []]);
    for (const { url } of categories)
      expect(await found('category', url.slice(1).replace('/', '-')), url).not.toEqual([]);
  },
);

it.each([
  ['t shirt', 't-shirt'],
  ['straight-jean', 'straight jean'],
  ['fuondry', 'foundry'],
  ['jeens', 'jeans'],
  ['schwartz', 'schwarz'],
  ['gürtel', 'GURTEL'],
  ['sweater', 'knitwear'],
])('SRC-01 "%s" has the same results as "%s"', async (one, other) => {
  const right = await found('search', other);
  expect(right).not.toEqual([]);
  expect(await found('search', one)).toEqual(right);
});
