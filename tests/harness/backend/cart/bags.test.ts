import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { storeNamed } from '#harness/backend/store-named.ts';
import { createClient, variantOf } from '../client.ts';

const { jonas } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT');
const blazer = variantOf('HM1801NVY', 2);

function inStore(name: string): string {
  return `/wcs/resources/store/${storeNamed(name)?.storeId}`;
}

function shopper() {
  const client = createClient();
  const bag = async (store = 'RL-GB') =>
    (await client.send('GET', `${inStore(store)}/cart/@self/details?langId=-1`)).body;
  return {
    ...client,
    bag,
    put: (partNumber: string, store = 'RL-GB') =>
      client.send('POST', `${inStore(store)}/cart`, {
        orderItem: [{ partNumber, quantity: '1' }],
      }),
    pieces: async (store = 'RL-GB') =>
      ((await bag(store)).items ?? []).map((item: any) => item.partNumber), // any: a raw answer
    orderId: async (store = 'RL-GB') =>
      (await client.send('GET', `${inStore(store)}/userinfo/@self`)).body.orderId,
  };
}

it('CRT-01 each brand’s shop has its own bag, with its own pieces and its own order', async () => {
  const { guest, put, pieces, orderId } = shopper();
  await guest();
  await put(tee);
  expect(await orderId('HM-GB')).toBe('0');
  await put(blazer, 'HM-GB');
  expect(await pieces()).toEqual([tee]);
  expect(await pieces('HM-GB')).toEqual([blazer]);
  expect(await orderId()).not.toBe(await orderId('HM-GB'));
});

it('CRT-01 no bag takes a piece of the other brand', async () => {
  const { guest, put } = shopper();
  await guest();
  expect((await put(blazer)).status).toBe(400);
});

it('CRT-01 both bags come along when a guest is made anew, and when one signs in', async () => {
  const { guest, signIn, put, pieces } = shopper();
  await guest();
  await put(tee);
  await put(blazer, 'HM-GB');
  await guest();
  expect(await pieces()).toEqual([tee]);
  await signIn(jonas.email, jonas.password);
  expect(await pieces()).toEqual([tee]);
  expect(await pieces('HM-GB')).toEqual([blazer]);
});

it('CUR-04 in another country the same bag costs what it costs there', async () => {
  const { guest, put, pieces, bag, orderId } = shopper();
  await guest();
  await put(tee);
  const here = await bag();
  const there = await bag('RL-CZ');
  expect(await pieces('RL-CZ')).toEqual([tee]);
  expect(await orderId('RL-CZ')).toBe(here.orderId);
  expect([here.currency, there.currency]).toEqual(['GBP', 'CZK']);
  expect(there.items[0].unitPrice).not.toBe(here.items[0].unitPrice);
});

it('API-36 who signs out leaves the bag in the account, and the next guest’s is empty', async () => {
  const { guest, signIn, send, put, pieces, orderId } = shopper();
  await signIn(jonas.email, jonas.password);
  await put(tee);
  await send('DELETE', '/loginidentity/@self');
  await guest();
  expect(await orderId()).toBe('0');
  await signIn(jonas.email, jonas.password);
  expect(await pieces()).toEqual([tee]);
});
