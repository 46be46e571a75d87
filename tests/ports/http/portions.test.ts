import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { productsByIdCall } from '#src/listing/products-by-id/products-by-id-api.ts';
import { dividedBy } from '#src/ports/http/portions.ts';
import { variantsCall } from '#src/wishlist/variants-api.ts';
import { callsOver } from '../../harness/backend/shop-calls.ts';
import { everyCall } from '../every-call.ts';

const backend = createInProcessBackend({ seed: 1 });
const products = [...backend.world().catalogue.byId.values()].filter(
  ({ style }) => style.brand === 'RL',
);
const count = fc.integer({ min: 1, max: Math.min(200, products.length) });

it('WSH-01 finds all products of a list, and the available variants of each', async () => {
  const { perform } = callsOver(backend);
  await fc.assert(
    fc.asyncProperty(count, async (many) => {
      const productIds = products.slice(0, many).map(({ id }) => id);
      const { tiles, total } = await perform(productsByIdCall, { productIds });
      expect(tiles.map(({ id }) => id)).toEqual(expect.arrayContaining(productIds));
      expect([tiles.length, total]).toEqual([many, many]);
      const variants = await perform(variantsCall, { productIds });
      expect(Object.keys(variants)).toEqual(expect.arrayContaining(productIds));
    }),
    { numRuns: 8, examples: [[48], [49], [51], [Math.min(200, products.length)]] },
  );
});

it('divides ids into portions within the limit, each id once and in order', async () => {
  const ids = fc.array(fc.string(), { minLength: 1, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(ids, fc.integer({ min: 1, max: 60 }), async (all, most) => {
      const join = (values: readonly (readonly string[])[]) => values.flat();
      const sent: (typeof params)[] = [];
      const params = { ids: all, other: 1 };
      const joined = await dividedBy(
        'ids',
        most,
        join,
      )(params, (portion) => {
        sent.push(portion);
        return Promise.resolve(portion.ids);
      });
      expect(joined).toEqual(all);
      expect(Math.max(...sent.map((portion) => portion.ids.length))).toBeLessThanOrEqual(most);
      expect(sent.every(({ other }) => other === 1)).toBe(true);
    }),
  );
});

it('ignores a portion that finds nothing, and fails for any other failure', async () => {
  const perform = dividedBy('ids', 1, (all: readonly string[]) => all.join());
  const asked = (ids: string[], status: number) =>
    perform({ ids }, ({ ids: [id] }) =>
      id === 'b'
        ? Promise.reject({ kind: 'http', status, errors: [] })
        : Promise.resolve(String(id).toUpperCase()),
    );
  expect(await asked(['a', 'b', 'c'], 404)).toBe('A,C');
  await expect(asked(['a', 'b', 'c'], 500)).rejects.toMatchObject({ status: 500 });
  await expect(asked(['b', 'b'], 404)).rejects.toMatchObject({ status: 404 });
});

it('requires a rule for dividing every call that lists ids', () => {
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
  for (const { name, divide } of listing) expect([name, typeof divide]).toEqual([name, 'function']);
});
