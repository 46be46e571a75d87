import { describe, expect, it } from 'vitest';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { sample } from '#harness/config/sample.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { localSize, sizeKindOf } from '#src/commerce/local-size.ts';
import { sizeGuideCall } from '#src/product/extras-api.ts';
import { valuesOf } from '#src/product/choice/availability.ts';
import { productCall } from '#src/product/api.ts';
import { adviseSize, tablesOf } from '#src/product/size-guide/advice.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { callsOver } from '../harness/backend/shop-calls.ts';

const backend = createInProcessBackend({ seed: 1 });
const CM_PER_INCH = 2.54;
const SITES = COUNTRIES.flatMap(({ code, stores, sizes }) =>
  (['rl', 'hm'] as const)
    .filter((brand) => stores[brand] !== null)
    .map((brand) => ({ country: code, brand, system: sizes })),
);

/** One product for each gender, group and size run of a brand. */
const KINDS = new Map(
  [...backend.world().catalogue.byId.values()].map((product) => {
    const { style, group, variants } = product;
    const run = variants.map(({ size, width }) => width ?? size).join();
    return [[style.brand, style.gender, group, run].join(' '), product] as const;
  }),
);

describe.each(sample(SITES, 12))('$brand in $country', ({ country, brand, system }) => {
  const { perform } = callsOver(backend, storeOfCountry(brand, country));
  const own = [...KINDS.values()].filter(({ style }) => style.brand === brand.toUpperCase());

  it('API-66 a size has the same number as in the size guide', async () => {
    let compared = 0;
    for (const { id } of own) {
      const product = await perform(productCall, { productId: id });
      const guide = product && (await guideOf(product.sizeGuideId));
      if (!product || !guide) continue;
      const kind = sizeKindOf(product.gender, product.productGroup);
      for (const { axis, table } of tablesOf(product, guide))
        for (const size of valuesOf(product.variants, axis)) {
          const row = table.rows.find(([label]) => label === size);
          const local = localSize(size, kind, system);
          const at = table.columns.indexOf(system);
          if (row && local && at > 0) {
            expect([id, size, row[at]?.replace('.5', '½')]).toEqual([id, size, local.number]);
            compared += 1;
          }
        }
    }
    if (system === 'UK' || (brand === 'hm' && system === 'FR')) expect(compared).toBeGreaterThan(0);
  });

  it('API-66 a waist in inches equals the size guide’s, and the advised one', async () => {
    let compared = 0;
    for (const { id } of own) {
      const product = await perform(productCall, { productId: id });
      const guide = product && (await guideOf(product.sizeGuideId));
      if (!product || !guide) continue;
      const kind = sizeKindOf(product.gender, product.productGroup);
      const tables = tablesOf(product, guide).filter(({ axis }) => axis === 'width');
      for (const size of valuesOf(product.variants, 'width')) {
        const inches = Number(/^\d+/.exec(localSize(size, kind, 'UK')?.number ?? size)?.[0]);
        const waist = Math.round(inches * CM_PER_INCH * 10) / 10;
        // Women's jeans sit below the waist that the table lists.
        const worn = product.gender === 'women' ? waist + 1.5 : waist;
        const { sizeAdvice: _, ...plain } = product;
        const [advice] = adviseSize(plain, tables, { waist: worn });
        expect([id, inches, advice?.size]).toEqual([id, inches, size]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  async function guideOf(sizeGuideId: string | undefined) {
    return sizeGuideId === undefined ? undefined : perform(sizeGuideCall, { sizeGuideId });
  }
});
