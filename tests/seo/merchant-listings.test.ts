import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { productCall } from '#src/product/api.ts';
import { productData } from '#src/seo/product-data.ts';
import { askFor } from '#src/server/ask.ts';
import { productPageCount, productPaths } from '#src/server/crawlers/addresses.ts';
import { productStock } from '#src/server/product-stock.ts';
import { productIdOf } from '#src/commerce/product-path.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { inside } from '#tests/server/storefront-over.ts';
import { GROUP_RULES, RETURN_RULES, SHIPPING_RULES } from './merchant-rules.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
const rules = [GROUP_RULES, SHIPPING_RULES, RETURN_RULES].map((schema) => ajv.compile(schema));

it.each(['rl', 'hm'] as const)(
  'PRD-08 ENT-14 every product of %s is complete by Google’s merchant listing rules',
  async (brand) => {
    const site = storeOfCountry(brand, 'DE');
    const ask = askFor(site, 'http://shop.example', inside, AbortSignal.timeout(100_000));
    const first = await productPaths(ask, 1);
    const paths = [...first.paths];
    for (let page = 2; page <= productPageCount(first.total); page++)
      paths.push(...(await productPaths(ask, page)).paths);
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      const product = await ask(productCall, { productId: productIdOf(path) ?? '' });
      if (!product) throw new Error(`No product at ${path}`);
      const stock = (await productStock(ask, product)) ?? {};
      const data = productData(site, product, { stock, prior: null });
      const faults = rules.flatMap((isWhole, at) => (isWhole(data[at]) ? [] : isWhole.errors));
      expect(faults, path).toEqual([]);
    }
  },
  120_000,
);
