import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/demo-accounts.ts';
import { createClient, variantOf } from './client.ts';

const { mira } = DEMO_ACCOUNTS;
const REMOVE = '/wishlist/delete/default/RL0101RAW';
const fail = { status: 500, errorKey: '_ERR_GENERIC' };

it('a scripted failure hits the call it names, and the world stays as it was', async () => {
  const client = createClient({ rules: [{ on: 'PUT /wishlist/delete/*', call: 1, then: fail }] });
  await client.signIn(mira.email, mira.password);
  const first = await client.send('PUT', REMOVE);
  expect([first.status, first.body.errors[0].errorKey]).toEqual([500, '_ERR_GENERIC']);
  expect((await client.get('/userinfo/@self')).body.wishlist[0].itemCount).toBe(2);
  expect((await client.send('PUT', REMOVE)).body.itemCount).toBe(1);
});

it('several rules for one call count each on its own', async () => {
  const rules = [
    { on: 'GET /userinfo/@self', call: 1, then: fail },
    { on: 'GET /userinfo/@self', call: 2, then: 'unreachable' as const },
  ];
  const client = createClient({ rules });
  expect((await client.get('/userinfo/@self')).status).toBe(500);
  await expect(client.get('/userinfo/@self')).rejects.toThrow('Failed to fetch');
  expect((await client.get('/userinfo/@self')).status).toBe(401);
});

it('a lost answer has been acted upon, an unreachable backend has not', async () => {
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

it('a malformed answer is no JSON', async () => {
  const client = createClient({ rules: [{ on: 'GET /products/*', then: 'malformed' }] });
  await expect(client.get('/transformer/products/RL0101RAW')).rejects.toThrow(SyntaxError);
});

it('a delay passes by the clock that the caller brings', async () => {
  const waits: number[] = [];
  const client = createClient({
    rules: [{ on: 'GET /products', delayMs: 700 }],
    wait: (ms) => Promise.resolve(void waits.push(ms)),
  });
  await client.get('/transformer/products?filter[category]=men');
  await client.get('/transformer/products/RL0101RAW');
  expect(waits).toEqual([700]);
});

it('the same fault plan brings the same trouble', async () => {
  async function statuses(seed: number) {
    const client = createClient({ faults: { seed, percent: 40, kinds: ['error-500'] } });
    const all = [];
    for (let call = 0; call < 20; call++)
      all.push((await client.get('/transformer/products/RL0101RAW')).status);
    return all;
  }
  const first = await statuses(1);
  expect(first).toContain(500);
  expect(first).toContain(200);
  expect(await statuses(1)).toEqual(first);
  expect(await statuses(2)).not.toEqual(first);
});
