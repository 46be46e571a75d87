import { describe, expect, it } from 'vitest';
import { productCall } from '#src/product/api.ts';
import { priorPriceCall, recommendationsCall } from '#src/product/extras-api.ts';
import { storeNamed } from '#harness/backend/store-named.ts';
import { createInProcessBackend } from '#harness/backend/in-process.ts';

import { callsOver } from '../shop-calls.ts';

const backend = createInProcessBackend({ seed: 1 });
const { byId, products } = backend.world().catalogue;
const shop = callsOver(backend);

describe('the prior price', () => {
  it.each(['RL-GB', 'HM-SE', 'HM-CZ', 'RL-CH'])(
    'API-24 PRD-08 PRD-11 in %s it is above the price of every reduced product, and at most the full price',
    async (storeName) => {
      const site = storeNamed(storeName);
      if (!site) throw new Error(`There is no store ${storeName}`);
      const { perform } = callsOver(backend, site);
      const reduced = products.filter(
        ({ style }) => style.off !== undefined && style.brand === site.brand.toUpperCase(),
      );
      expect(reduced.length).toBeGreaterThan(5);
      for (const { id: productId } of reduced) {
        const product = await perform(productCall, { productId });
        const { priorPrice } = await perform(priorPriceCall, { storeName, productId });
        expect(priorPrice).toBe(product?.low);
        expect(priorPrice).toBeGreaterThan(product?.price ?? Infinity);
        expect(priorPrice).toBeLessThanOrEqual(product?.was ?? 0);
      }
    },
  );
});

describe('recommendations', () => {
  it('API-59 PRD-12 lists other styles of the same brand and gender, each once', async () => {
    for (const { id, style } of products.filter(({ style }) => style.kind !== 'gift-card')) {
      const { productIds } = await shop.perform(recommendationsCall, { productId: id });
      const others = productIds.map((each) => byId.get(each)?.style);
      expect(productIds.length, id).toBeGreaterThanOrEqual(4);
      expect(productIds.length).toBeLessThanOrEqual(8);
      expect(new Set(others.map((other) => other?.styleId)).size).toBe(productIds.length);
      for (const other of others) {
        expect(other?.brand).toBe(style.brand);
        expect(other?.styleId).not.toBe(style.styleId);
        expect(other?.exclusive).toBeUndefined();
        if (style.gender !== 'unisex') expect([style.gender, 'unisex']).toContain(other?.gender);
      }
    }
  });
});
