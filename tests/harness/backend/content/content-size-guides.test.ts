import { expect, it } from 'vitest';
import { contentPageCall } from '#src/content/pages/page-api.ts';
import { sizeGuideCall } from '#src/product/extras-api.ts';
import { backend, SAMPLE_SITES, shopAt, siteOf } from './content-client.ts';

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

it.each(SAMPLE_SITES.map((site) => [`${site.storeName} ${site.language}`, site] as const))(
  'API-66 %s: the size guide page links all existing guides',
  async (_name, site) => {
    const { locale } = site;
    const page = await shopAt(site)(contentPageCall, { page: 'size-guides', locale });
    const ids = page.sections.map(({ id }) => id).filter((id) => id !== 'measure');
    expect(ids.length).toBeGreaterThan(6);
    for (const sizeGuideId of ids) {
      const { title, tables } = await shopAt(site)(sizeGuideCall, { sizeGuideId });
      expect(title).toBe(page.sections.find(({ id }) => id === sizeGuideId)?.title);
      expect(tables.length).toBeGreaterThan(0);
      for (const { columns, rows } of tables)
        for (const row of rows) {
          expect(row).toHaveLength(columns.length);
          expect(row).not.toContain('');
        }
    }
  },
);

it.each(['__proto__', 'constructor', 'unisex-gift-cards', '', 'of', 'x'.repeat(9999)])(
  'API-66 finds no guide %s',
  async (sizeGuideId) => {
    const call = shopAt(siteOf('rl', 'GB'))(sizeGuideCall, { sizeGuideId });
    await expect(call).rejects.toMatchObject({ kind: 'http', status: 404 });
  },
);
