import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { storeNamed } from '#harness/backend/store-named.ts';
import { anotherClient, createClient, variantOf } from '../client.ts';

const { mira, jonas } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT');

const blazer = variantOf('HM1801NVY', 2);
const expire = { expire: '_ERR_EXPIRED_ACTIVITY_TOKEN', status: 401 } as const;

type Client = ReturnType<typeof anotherClient>;

async function guestWithBag(rules: BackendRule[] = []) {
  const client = createClient({ rules });
  await client.guest();
  await client.add(tee, 2);
  const old = client.token();
  return { client, old, before: (await client.bag()).body };
}

async function piecesOf(client: Client) {
  const { items = [] } = (await client.bag()).body;
  return items.map((item: any) => [item.partNumber, item.quantity]); // any: a raw answer
}

/** Ways in which a guest loses the session. */
const LOSSES: readonly (readonly [how: string, lose: (client: Client) => Promise<unknown>])[] = [
  ['expired', (client) => client.get('/userinfo/@self')],
  ['deleted', (client) => client.send('DELETE', '/guestidentity/@self')],
  [
    'deleted and reloaded',
    async (client) => {
      await client.send('DELETE', '/guestidentity/@self');
      client.setToken('');
    },
  ],
  ['replaced', async () => undefined],
];

it.each(LOSSES)(
  'SES-07 SES-10 moves the bag of a guest that was %s to the next guest and the next sign-in, once',
  async (_, lose) => {
    const rules = [{ on: 'GET /userinfo/@self', call: 1, then: expire }];
    const { client, before, old } = await guestWithBag(rules);
    await lose(client);
    await client.guest();
    expect((await client.bag()).body).toEqual(before);
    const thief = anotherClient(client.backend);
    thief.setToken(old);
    await thief.guest();
    expect(await piecesOf(thief)).toEqual([]);
    await lose(client);
    await client.signIn(mira.email, mira.password);
    expect(await piecesOf(client)).toEqual([[tee, '2.0']]);
  },
);

it('merges a guest’s bag into the account’s as far as stock allows, and keeps it there at sign-out', async () => {
  const client = createClient();
  for (let round = 0; round < 2; round++) {
    await client.guest();
    await client.add(tee, 12);
    await client.signIn(mira.email, mira.password);
    await client.send('DELETE', '/loginidentity/@self');
  }
  await client.guest();
  expect(await piecesOf(client)).toEqual([]);
  await client.signIn(mira.email, mira.password);
  expect(await piecesOf(client)).toEqual([[tee, '20.0']]);
});

it('CRT-01 CUR-04 separates bag and wishlist by brand; another country shows the same bag at its prices', async () => {
  const client = createClient();
  const at = (store: string, method: string, path: string, body?: unknown) =>
    client.send(method, `/wcs/resources/store/${storeNamed(store)?.storeId}${path}`, body);
  const bagAt = async (store: string) =>
    (await at(store, 'GET', '/cart/@self/details?langId=-1')).body;
  await client.signIn(jonas.email, jonas.password);
  await client.add(tee);
  await at('HM-GB', 'POST', '/cart', { orderItem: [{ partNumber: blazer, quantity: '1' }] });
  await client.send('POST', '/wishlist/@self/item', { productId: 'RL0101RAW' });
  const [rl, hm, czech] = [await bagAt('RL-GB'), await bagAt('HM-GB'), await bagAt('RL-CZ')];
  expect([rl, hm].map(({ items }) => items.map((item: any) => item.partNumber))).toEqual([
    [tee],
    [blazer],
  ]);
  expect(hm.orderId).not.toBe(rl.orderId);
  expect(czech).toMatchObject({ orderId: rl.orderId, currency: 'CZK' });
  expect(czech.items[0].unitPrice).not.toBe(rl.items[0].unitPrice);
  const { wishlist } = (await at('HM-GB', 'GET', '/userinfo/@self')).body;
  expect(wishlist).toMatchObject([{ itemCount: 0, itemIds: [] }]);
});
