import { expect, it } from 'vitest';
import { createClient } from '../client.ts';

const client = createClient();

it('every breadcrumb address is an existing category', async () => {
  const urls = new Set<string>();
  for (const { id, style } of client.backend.world().catalogue.products) {
    const url = `/transformer/products/${id}`;
    const { body } = await client.send('GET', url, undefined, `${style.brand}-GB`);
    for (const crumb of body.meta.breadcrumb.slice(1, -1)) urls.add(crumb.url);
  }
  expect(urls.size).toBeGreaterThan(20);
  for (const url of urls) {
    const category = url.slice(1).replace('/', '-');
    const { body } = await client.get(`/transformer/products?filter[category]=${category}`);
    expect([url, body.meta?.breadcrumb.at(-1).url]).toEqual([url, url]);
  }
});
