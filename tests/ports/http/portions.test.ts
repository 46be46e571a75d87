import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { namedProductsCall } from '#src/listing/named/named-api.ts';
import { inPortions, portionsOf } from '#src/ports/http/portions.ts';
import { variantsCall } from '#src/wishlist/variants-api.ts';
import { callsOver } from '../../harness/backend/shop-calls.ts';
import { everyCall } from '../every-call.ts';

const backend = createInProcessBackend({ seed: 1 });
const products = [...backend.world().catalogue.byId.values()].filter(
  ({ style }) => style.brand === 'RL',
);
const count = fc.integer({ min: 1, max: Math.min(200, products.length) });

it('WSH-01 as many products as a list names are found, and what can be bought of each', async () => {
  const { perform } = callsOver(backend);
  await fc.assert(
    fc.asyncProperty(count, async (many) => {
      const productIds = products.slice(0, many).map(({ id }) => id);
      const { tiles, total } = await perform(namedProductsCall, { productIds });
      expect(tiles.map(({ id }) => id)).toEqual(expect.arrayContaining(productIds));
      expect([tiles.length, total]).toEqual([many, many]);
      const variants = await perform(variantsCall, { productIds });
      expect(Object.keys(variants)).toEqual(expect.arrayContaining(productIds));
    }),
    { numRuns: 8, examples: [[48], [49], [51], [Math.min(200, products.length)]] },
  );
});

it('portions have every id once, in its order, and none has too many', () => {
  const ids = fc.array(fc.string(), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 60 }), (all, most) => {
      const join = () => undefined;
      const portions = portionsOf({ of: 'ids', most, join }, { ids: all, other: 1 });
      expect(portions.flatMap((portion) => portion.ids)).toEqual(all);
      expect(Math.max(...portions.map((portion) => portion.ids.length))).toBeLessThanOrEqual(most);
      expect(portions.every(({ other }) => other === 1)).toBe(true);
    }),
  );
});

it('a portion of which nothing is found costs the others nothing; any other failure does', async () => {
  const portions = { of: 'ids', most: 1, join: (all: readonly string[]) => all.join() } as const;
  const perform = (status: number) => (id: string) =>
    id === 'b'
      ? Promise.reject({ kind: 'http', status, errors: [] })
      : Promise.resolve(id.toUpperCase());
  const all = ['a', 'b', 'c'];
  expect(await inPortions(portions as never, all, perform(404))).toBe('A,C');
  await expect(inPortions(portions as never, all, perform(500))).rejects.toMatchObject({
    status: 500,
  });
  await expect(inPortions(portions as never, ['b', 'b'], perform(404))).rejects.toMatchObject({
    status: 404,
  });
});

it('every call that lists ids says how it is divided', () => {
  const listing = everyCall.filter(
    ({ method, params }) =>
      method === 'GET' &&
      Object.entries((params.schema ?? {}) as Record<string, { type: string }>).some(
        ([name, { type }]) => name.endsWith('Ids') && type === 'array',
      ),
  );
  expect(listing.map(({ name }) => name).toSorted()).toEqual([
    'listing.named',
    'pickup.storeStock',
    'stock.inventory',
    'wishlist.variants',
  ]);
  for (const { name, portions } of listing)
    expect([name, portions?.most]).toEqual([name, expect.any(Number)]);
});
