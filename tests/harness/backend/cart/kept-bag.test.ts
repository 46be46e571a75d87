import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { anotherClient, createClient, variantOf } from '../client.ts';

const { mira } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT');
const jean = variantOf('RL0101RIN');
const expire = { expire: '_ERR_EXPIRED_ACTIVITY_TOKEN', status: 401 } as const;

async function guestWithBag(rules: BackendRule[] = []) {
  const client = createClient({ rules });
  await client.guest();
  await client.add(tee, 2);
  const { body } = await client.bag();
  return { client, before: body };
}

function piecesOf({ body }: { body: any }) {
  return body.items?.map((item: any) => [item.partNumber, item.quantity]);
}

it('SES-07 a guest made anew after expiry has the bag, with its lines and its order', async () => {
  const { client, before } = await guestWithBag([
    { on: 'GET /userinfo/@self', call: 1, then: expire },
  ]);
  expect((await client.get('/userinfo/@self')).status).toBe(401);
  expect((await client.send('DELETE', '/guestidentity/@self')).status).toBe(200);
  await client.guest();
  expect((await client.bag()).body).toEqual(before);
  expect((await client.get('/userinfo/@self')).body.orderId).toBe(before.orderId);
});

it('SES-10 so it has where the deletion was skipped and the old session still lives', async () => {
  const { client, before } = await guestWithBag();
  const old = client.token();
  await client.guest();
  expect((await client.bag()).body).toEqual(before);
  const other = anotherClient(client.backend);
  other.setToken(old);
  expect((await other.bag()).status).toBe(401);
});

it('after a reload the cookie alone brings the bag', async () => {
  const { client, before } = await guestWithBag();
  await client.send('DELETE', '/guestidentity/@self');
  client.setToken('');
  await client.guest();
  expect((await client.bag()).body).toEqual(before);
});

it('a bag is taken over once', async () => {
  const { client } = await guestWithBag();
  const old = client.token();
  await client.send('DELETE', '/guestidentity/@self');
  await client.guest();
  await client.add(tee);
  const thief = anotherClient(client.backend);
  thief.setToken(old);
  await thief.guest();
  expect((await thief.bag()).status).toBe(400);
  expect(piecesOf(await client.bag())).toEqual([[tee, '3.0']]);
});

it('an answer that was lost loses no bag: the next guest takes over from the one unheard of', async () => {
  const { client, before } = await guestWithBag([
    { on: 'POST /guestidentity', call: 2, times: 2, then: 'lost' },
  ]);
  await client.send('DELETE', '/guestidentity/@self');
  await expect(client.guest()).rejects.toThrow();
  await expect(client.guest()).rejects.toThrow();
  await client.guest();
  expect((await client.bag()).body).toEqual(before);
});

it('two tabs that make a guest each end up with one bag', async () => {
  const { client } = await guestWithBag();
  const old = client.token();
  await client.guest();
  await client.add(jean);
  client.setToken(old);
  await client.guest();
  expect(piecesOf(await client.bag())).toEqual([
    [tee, '2.0'],
    [jean, '1.0'],
  ]);
});

it('two bags become one, as far as stock allows', async () => {
  const { client } = await guestWithBag();
  const other = anotherClient(client.backend);
  await other.guest();
  await other.add(tee, 1);
  await other.add(jean, 1);
  client.setToken(other.token());
  await client.guest();
  expect(piecesOf(await client.bag())).toEqual([
    [tee, '3.0'],
    [jean, '1.0'],
  ]);
});

it.each(['expired', 'deleted'])('API-35 signing in brings the bag of an %s guest', async (how) => {
  const { client } = await guestWithBag([{ on: 'GET /userinfo/@self', call: 1, then: expire }]);
  if (how === 'expired') await client.get('/userinfo/@self');
  else await client.send('DELETE', '/guestidentity/@self');
  await client.signIn(mira.email, mira.password);
  expect(piecesOf(await client.bag())).toEqual([[tee, '2.0']]);
  await client.send('DELETE', '/loginidentity/@self');
  await client.signIn(mira.email, mira.password);
  expect(piecesOf(await client.bag())).toEqual([[tee, '2.0']]);
});

it('a person’s bag never goes over to a guest', async () => {
  const client = createClient({ rules: [{ on: 'GET /userinfo/@self', then: expire }] });
  await client.signIn(mira.email, mira.password);
  await client.add(tee);
  await client.get('/userinfo/@self');
  await client.guest();
  expect((await client.bag()).status).toBe(400);
});
