import { expect, it } from 'vitest';

import { sizeGuideCall } from '#src/product/extras-api.ts';
import { backend, shopAt, siteOf } from './content-client.ts';

const { products } = backend.world().catalogue;

/** Guide in the product's own answer. */
async function guideIdOf({ id, style }: (typeof products)[number]): Promise<string> {
  const headers = { 'store-name': `${style.brand}-GB` };
  const response = await backend.fetch(`/transformer/products/${id}`, { headers });
  const { data }: any = await response.json(); // any: a raw answer
  return data[0].sizeGuide.ckSizeGuide;
}

it('API-66 every size of every product is in its guide', async () => {
  for (const product of products) {
    const site = siteOf(product.style.brand === 'RL' ? 'rl' : 'hm', 'GB');
    const sizeGuideId = await guideIdOf(product);
    expect([product.id, sizeGuideId === '']).toEqual([product.id, product.group === 'gift-cards']);
    if (sizeGuideId === '') continue;
    const guide = await shopAt(site)(sizeGuideCall, { sizeGuideId });
    const known = guide.tables.flatMap(({ rows }) => rows.map(([first]) => first));
    const sizes = product.variants.flatMap(({ size, width, length }) =>
      [size, width, length].filter((each) => each !== undefined),
    );
    expect([product.id, sizes.filter((size) => !known.includes(size))]).toEqual([product.id, []]);
  }
});
