import { expect, it } from 'vitest';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { sell } from '#harness/backend/world.ts';
import { createClient, STORE, variantOf } from '../client.ts';

const fail = { status: 500, errorKey: '_ERR_GENERIC' };

it('acts before a lost answer, but not when unreachable', async () => {
  const client = createClient({
    rules: [
      { on: 'POST /cart', call: 1, then: 'unreachable' },
      { on: 'POST /cart', call: 2, then: 'lost' },
    ],
  });
  await client.guest();
  const tee = variantOf('RL1001WHT');
  await expect(client.add(tee)).rejects.toThrow();
  expect((await client.bag()).status).toBe(400);
  await expect(client.add(tee)).rejects.toThrow();
  expect((await client.bag()).body.itemCount).toBe(1);
});

it.each([
  [{ call: 2, times: 2 }, [200, 500, 500, 200, 200]],
  [{ times: 3 }, [500, 500, 500, 200, 200]],
  [{ call: 4 }, [200, 200, 200, 500, 200]],
  [{}, [500, 500, 500, 500, 500]],
])('applies a rule with %o to the counted calls', async (count, expected) => {
  const client = createClient({ rules: [{ on: 'GET /products/*', ...count, then: fail }] });
  const statuses = [];
  for (let call = 0; call < 5; call++)
    statuses.push((await client.get('/transformer/products/RL0101RAW')).status);
  expect(statuses).toEqual(expected);
});

/** Raw answer to an addition under a rule, and the backend's bag. */
async function addedUnder(then: NonNullable<BackendRule['then']>) {
  const client = createClient({ rules: [{ on: 'POST /cart', then }] });
  const { token } = (await client.guest()).body;
  const item = { partNumber: variantOf('RL1001WHT'), quantity: '1' };
  const response = await client.backend.fetch(`${STORE}/cart`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ orderItem: [item] }),
  });
  const { headers, status } = response;
  const text = await response.text();
  return { status, type: headers.get('content-type'), text, bag: await client.bag() };
}

it('sends a page for html, a truncated body for half-body, another JSON shape for wrong-type, large JSON for too-large', async () => {
  const page = await addedUnder('html');
  expect([page.status, page.bag.body.itemCount]).toEqual([200, 1]);
  expect(page.type).toBe('text/html');
  expect(page.text).toMatch(/^<!doctype html>/);
  const half = await addedUnder('half-body');
  expect(half.type).toBe('application/json');
  expect(() => JSON.parse(half.text) as unknown).toThrow(SyntaxError);
  expect(JSON.parse((await addedUnder('wrong-type')).text)).toBeTypeOf('string');
  const large = await addedUnder('too-large');
  expect(large.text.length).toBeGreaterThan(8 * 1024 * 1024);
  expect(JSON.parse(large.text)).toHaveProperty('orderItem');
});

it('stale-stock returns the initial stock, for inventory calls only', async () => {
  const rules = [{ on: '* /*', then: 'stale-stock' as const }];
  const [fresh, stale] = [createClient(), createClient({ rules })];
  const variantId = variantOf('RL1001WHT');
  const stockOf = async (client: typeof fresh) => {
    const { body } = await client.get(`/transformer/inventoryavailability/${variantId}`);
    return body.InventoryAvailability[0].availableQuantity;
  };
  const before = await stockOf(fresh);
  for (const { backend } of [fresh, stale])
    backend.setWorld(sell(backend.world(), [{ id: '', variantId, quantity: 2 }]));
  expect(await stockOf(fresh)).not.toBe(before);
  expect(await stockOf(stale)).toBe(before);
  expect((await stale.guest()).status).toBe(200);
});
