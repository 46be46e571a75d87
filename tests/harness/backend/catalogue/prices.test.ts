import { describe, expect, it } from 'vitest';
import { productCall } from '#src/product/api.ts';
import { priorPriceCall, recommendationsCall } from '#src/product/extras-api.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { storeNamed } from '#harness/backend/store-named.ts';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { sell } from '#harness/backend/world.ts';
import { callsOver } from '../shop-calls.ts';

const backend = createInProcessBackend({ seed: 1 });
const { byId, products } = backend.world().catalogue;
const shop = callsOver(backend);

async function ask(path: string, apikey?: string) {
  const response = await backend.fetch(path, { headers: apikey ? { apikey } : {} });
  const body: any = await response.json(); // any: raw answers
  return { status: response.status, body };
}

describe('the prior price', () => {
  it.each(['RL-GB', 'RL-DE', 'HM-SE', 'HM-CZ', 'RL-CH'])(
    'API-24 PRD-08 PRD-11 in %s it is the low price of every reduced product: above its price, at most the full one',
    async (storeName) => {
      const site = storeNamed(storeName);
      if (!site) throw new Error(`There is no store ${storeName}`);
      const { perform } = callsOver(backend, site);
      const reduced = products.filter(
        ({ style }) => style.off !== undefined && style.brand === site.brand.toUpperCase(),
      );
      expect(reduced.length).toBeGreaterThan(5);
      for (const { id } of reduced) {
        const product = await perform(productCall, { productId: id });
        const { productId, priorPrice } = await perform(priorPriceCall, {
          storeName,
          productId: id,
        });
        expect(productId).toBe(id);
        expect(priorPrice).toBe(product?.low);
        expect(priorPrice).toBeGreaterThan(product?.price ?? Infinity);
        expect(priorPrice).toBeLessThanOrEqual(product?.was ?? 0);
      }
    },
  );

  it('API-24 some products had been reduced before, most had not', async () => {
    const lower = await Promise.all(
      products
        .filter(({ style }) => style.off !== undefined && style.brand === 'RL')
        .map(async ({ id }) => {
          const product = await shop.perform(productCall, { productId: id });
          return product?.low !== product?.was;
        }),
    );
    const share = lower.filter(Boolean).length / lower.length;
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.5);
  });

  it('API-24 what is not reduced has none, nor has what the store does not sell', async () => {
    const price = (storeName: string, productId: string) =>
      shop.failure(priorPriceCall, { storeName, productId });
    const notThere = expect.objectContaining({ kind: 'http', status: 404 });
    expect(await price('RL-GB', 'RL0101RAW')).toEqual(notThere);
    expect(await price('RL-GB', 'HM2001CML')).toEqual(notThere);
    expect(await price('RL-GB', '../../etc/passwd')).toEqual(notThere);
    expect(await price('XX-GB', 'RL0601MID')).toEqual(notThere);
    expect(await price('__proto__', 'constructor')).toEqual(notThere);
  });

  it.each([undefined, '', 'another', 'selvedge-web2'])(
    'API-24 with the key %j it is refused',
    async (key) => {
      const { status, body } = await ask('/sap/priorprice/v1/locale/RL-GB/RL0601MID', key);
      expect([status, body.errors[0].errorKey]).toEqual([412, '_ERR_API_KEY']);
    },
  );
});

describe('recommendations', () => {
  const pdp = (productId: string) => shop.perform(recommendationsCall, { productId });

  it('API-59 PRD-12 beside every product stand others of its brand, for the same people, each style once', async () => {
    for (const { id, style, group } of products.filter(({ style }) => style.kind !== 'gift-card')) {
      const { productIds } = await pdp(id);
      const others = productIds.map((each) => byId.get(each));
      expect(productIds.length, id).toBeGreaterThanOrEqual(4);
      expect(productIds.length).toBeLessThanOrEqual(8);
      expect(new Set(others.map((other) => other?.style.styleId)).size).toBe(productIds.length);
      for (const other of others) {
        expect(other?.style).toMatchObject({ brand: style.brand });
        expect(other?.style.styleId).not.toBe(style.styleId);
        expect(other?.style.exclusive).toBeUndefined();
        expect([style.gender, 'unisex']).toContain(
          style.gender === 'unisex' ? 'unisex' : other?.style.gender,
        );
      }
      const isSame = others.map((other) => other?.group === group);
      expect(isSame).toEqual(isSame.toSorted((one, other) => Number(other) - Number(one)));
    }
  });

  it('API-59 the same product gets the same ones, another one others', async () => {
    expect(await pdp('RL0101RAW')).toEqual(await pdp('rl0101raw'));
    expect(await pdp('RL0101RAW')).not.toEqual(await pdp('RL0103BLK'));
  });

  it('API-59 what is sold out is not recommended', async () => {
    const own = callsOver(createInProcessBackend({ seed: 1 }));
    const ask59 = () => own.perform(recommendationsCall, { productId: 'RL0101RAW' });
    const [first = ''] = (await ask59()).productIds;
    const world = own.backend.world();
    const styleId = byId.get(first)?.style.styleId;
    const sold = products
      .filter(({ style }) => style.styleId === styleId)
      .flatMap(({ variants }) => variants)
      .filter(({ available }) => available !== undefined)
      .map(({ id }) => ({ id, variantId: id, quantity: 99 }));
    own.backend.setWorld(sell(world, sold));
    const after = (await ask59()).productIds;
    expect(after.map((id) => byId.get(id)?.style.styleId)).not.toContain(styleId);
    expect(after.length).toBeGreaterThanOrEqual(4);
  });

  it.each(['', 'RL9999XXX', '__proto__', '<script>', 'x'.repeat(10_000)])(
    'API-59 for %j there are none',
    async (productId) => {
      expect(await shop.failure(recommendationsCall, { productId: productId })).toMatchObject({
        kind: 'http',
        status: 404,
      });
    },
  );

  it('API-59 the tailored brand has its own', async () => {
    const tailored = callsOver(backend, storeOfCountry('hm', 'DE'));
    const { productIds } = await tailored.perform(recommendationsCall, { productId: 'HM1801NVY' });
    for (const id of productIds) expect(id).toMatch(/^HM/);
  });
});
