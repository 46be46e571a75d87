import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { createClient, variantOf } from '../client.ts';

const { mira, greta, tomas, ines } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT');

function keyOf(answer: { body: any }): string {
  return answer.body.errors[0].errorKey;
}

it('ERR-01 without a session user info answers 401 with an error list', async () => {
  const answer = await createClient().get('/userinfo/@self');
  expect(answer.status).toBe(401);
  expect(keyOf(answer)).toBe('_ERR_DIDNT_LOGON');
});

it('a guest has userType guest and a negative user id', async () => {
  const client = createClient();
  await client.guest();
  const { body } = await client.get('/userinfo/@self');
  expect(body.userType).toBe('guest');
  expect(Number(body.userId)).toBeLessThan(0);
  expect(body.orderId).toBe('0');
});

it('API-38 a deleted guest identity is worth nothing', async () => {
  const client = createClient();
  await client.guest();
  expect((await client.send('DELETE', '/guestidentity/@self')).status).toBe(200);
  expect((await client.get('/userinfo/@self')).status).toBe(401);
});

it('API-35 sign-in answers user id, status and permission info; user info is registered', async () => {
  const client = createClient();
  const { body } = await client.signIn(mira.email.toUpperCase(), mira.password);
  expect(body).toMatchObject({
    userId: '10001',
    membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS',
    permissionInfo: {},
  });
  expect((await client.get('/userinfo/@self')).body).toMatchObject({
    userType: 'registered',
    userEmail: mira.email,
    wishlist: [{ itemCount: 2, itemIds: ['RL0101RAW', 'RL0601MID'] }],
  });
});

it.each([
  ['a wrong password', mira.email, 'not-the-password-1'],
  ['an unknown person', 'nobody@selvedge.example', mira.password],
  ['an inherited name', '__proto__', 'constructor'],
])('%s is refused with one and the same error', async (_, email, password) => {
  const answer = await createClient().signIn(email, password);
  expect(answer.status).toBe(400);
  expect(keyOf(answer)).toBe('_ERR_INVALID_LOGON');
});

it('a person with a condition gate gets it with the sign-in', async () => {
  const { body } = await createClient().signIn(greta.email, greta.password);
  expect(body.permissionInfo).toEqual({
    conditionGate: 'MEMBERSHIP_TERMS',
    newsletterConsentRequired: true,
  });
});

it('AUT-23 a migrating person signs in with the migration status', async () => {
  const { body } = await createClient().signIn(tomas.email, tomas.password);
  expect(body.membershipResponseStatus).toBe('MEMBERSHIP_MIGRATION_SUCCESS');
});

it('AUT-22 a migrated person is refused by key', async () => {
  expect(keyOf(await createClient().signIn(ines.email, ines.password))).toBe(
    '_ERR_EMAIL_ALREADY_MIGRATED',
  );
});

it('a guest bag joins the registered bag, as far as stock allows', async () => {
  const client = createClient();
  await client.signIn(mira.email, mira.password);
  await client.add(tee, 12);
  await client.send('DELETE', '/loginidentity/@self');
  await client.guest();
  await client.add(tee, 12);
  await client.add(variantOf('RL0101RIN'), 1);
  await client.signIn(mira.email, mira.password);
  const { body } = await client.bag();
  expect(body.items.map((item: any) => [item.partNumber, item.quantity])).toEqual([
    [tee, '20.0'],
    [variantOf('RL0101RIN'), '1.0'],
  ]);
});

it('API-36 after sign-out the bag and the wishlist stay with the person', async () => {
  const client = createClient();
  await client.signIn(mira.email, mira.password);
  await client.add(tee);
  await client.send('DELETE', '/loginidentity/@self');
  expect((await client.bag()).status).toBe(401);
  await client.signIn(mira.email, mira.password);
  expect((await client.bag()).body.itemCount).toBe(1);
});

it('a tab whose token has ended goes on with the session of the cookie', async () => {
  const { backend } = createClient();
  const ask = (path: string, token: string, init: RequestInit = {}) =>
    backend.fetch(`/wcs/resources/store/30002${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}` },
    });
  const guest = await (await ask('/guestidentity', '', { method: 'POST' })).json();
  const body = JSON.stringify({ logonId: mira.email, logonPassword: mira.password });
  await ask('/loginidentity', guest.token, { method: 'POST', body });
  const info = await (await ask('/userinfo/@self', guest.token)).json();
  expect(info.userType).toBe('registered');
});
