import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { createClient } from '../client.ts';

async function signedIn() {
  const client = createClient();
  await client.signIn(DEMO_ACCOUNTS.jonas.email, DEMO_ACCOUNTS.jonas.password);
  return client;
}

it('WSH-02 guests have no wishlist', async () => {
  const client = createClient();
  const add = () => client.send('POST', '/wishlist/@self/item', { productId: 'RL0101RAW' });
  expect((await add()).status).toBe(401);
  await client.guest();
  expect((await add()).status).toBe(403);
  expect((await client.get('/userinfo/@self')).body.wishlist).toEqual([]);
});

it('API-49 ENT-05 adding answers the wishlist; adding twice changes nothing', async () => {
  const client = await signedIn();
  const add = () => client.send('POST', '/wishlist/@self/item', { productId: 'rl0101raw' });
  const first = await add();
  expect(first.body).toMatchObject({ name: 'default', itemCount: 1, itemIds: ['RL0101RAW'] });
  expect((await add()).body).toEqual(first.body);
});

it('API-50 WSH-06 removing what is not there leaves the count at zero', async () => {
  const client = await signedIn();
  const answer = await client.send('PUT', '/wishlist/delete/default/RL0101RAW');
  expect(answer.body).toMatchObject({ itemCount: 0, itemIds: [] });
});

it.each(['RL9999XXX', '__proto__', 'HM1801NVY', ''])(
  'the product "%s" cannot be added',
  async (productId) => {
    const client = await signedIn();
    expect((await client.send('POST', '/wishlist/@self/item', { productId })).status).toBe(400);
  },
);

it('there is only the default wishlist', async () => {
  const client = await signedIn();
  expect((await client.send('PUT', '/wishlist/delete/other/RL0101RAW')).status).toBe(404);
});

it("ENT-05 a brand's shop shows only its own pieces of the wishlist, and keeps the other's", async () => {
  const client = await signedIn();
  await client.send('POST', '/wishlist/@self/item', { productId: 'RL0101RAW' });
  const there = await client.backend.fetch('/wcs/resources/store/20002/userinfo/@self');
  expect(await there.json()).toMatchObject({ wishlist: [{ itemCount: 0, itemIds: [] }] });
  expect((await client.get('/userinfo/@self')).body.wishlist[0]).toMatchObject({ itemCount: 1 });
});
