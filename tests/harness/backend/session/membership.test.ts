import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { createClient, variantOf } from '../client.ts';

const { mira, greta, jonas, tomas } = DEMO_ACCOUNTS;
const SUCCESS = { membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS' };
const SELF = '/membership/@self';
const GATE = { conditionGate: 'MEMBERSHIP_TERMS', newsletterConsentRequired: true };

async function clientOf({ email, password }: { email: string; password: string }) {
  const client = createClient();
  await client.signIn(email, password);
  return client;
}

const keyOf = ({ body }: { body: { errors?: { errorKey: string }[] } }) =>
  body.errors?.[0]?.errorKey;

it('API-46 API-47 who joins is a member with a level and points, and leaves again', async () => {
  const { get, send } = await clientOf(mira);
  expect((await get(SELF)).body).toEqual({ membershipStatus: 'NONE' });
  expect((await send('POST', SELF, { newsletter: 'false' })).body).toEqual(SUCCESS);
  expect((await get(SELF)).body).toEqual({
    membershipStatus: 'MEMBER',
    memberId: expect.stringMatching(/^M[0-9A-F]{8}$/),
    tier: 'THREAD',
    points: 0,
  });
  expect((await send('DELETE', SELF)).body).toEqual({});
  expect((await get(SELF)).body).toEqual({ membershipStatus: 'NONE' });
});

it('MEM-08 a condition gate is passed by a yes, once, with or without the newsletter', async () => {
  const { get, send } = await clientOf(greta);
  const permissionInfo = async () => (await get('/userinfo/@self')).body.permissionInfo;
  expect(await permissionInfo()).toEqual(GATE);
  const yes = { conditionGate: 'MEMBERSHIP_TERMS', newsletter: 'true' };
  expect((await send('POST', `${SELF}/confirm`, yes)).body).toEqual(SUCCESS);
  expect(await permissionInfo()).toEqual({});
  expect((await get(SELF)).body.membershipStatus).toBe('MEMBER');
  expect((await get('/userinfo/@self')).body.userNewsletterSignup).toBe('1');
  expect((await send('POST', `${SELF}/confirm`, yes)).body).toEqual(SUCCESS);
});

it('a condition gate is passed by a no as well, which makes nobody a member', async () => {
  const { get, send } = await clientOf(greta);
  expect((await send('DELETE', SELF)).status).toBe(200);
  expect((await get('/userinfo/@self')).body.permissionInfo).toEqual({});
  expect((await get(SELF)).body).toEqual({ membershipStatus: 'NONE' });
});

it('MEM-03 where there is no programme there is no gate', async () => {
  const { send } = await clientOf(greta);
  const at = '/wcs/resources/store/30001';
  const { body } = await send('GET', `${at}/userinfo/@self`, undefined, 'RL-BE');
  expect(body.permissionInfo).toEqual({});
  expect(keyOf(await send('GET', `${at}${SELF}`, undefined, 'RL-BE'))).toBe(
    '_ERR_MEMBERSHIP_NOT_OFFERED',
  );
});

it('says by key what cannot be', async () => {
  const { send, guest, get } = createClient();
  await guest();
  expect(keyOf(await get(SELF))).toBe('_ERR_REGISTERED_ONLY');
  const member = await clientOf(jonas);
  expect(keyOf(await member.send('DELETE', SELF))).toBe('_ERR_MEMBERSHIP_NONE');
  expect(keyOf(await member.send('POST', `${SELF}/confirm`, { conditionGate: 'OTHER' }))).toBe(
    '_ERR_CONDITION_GATE_UNKNOWN',
  );
  await member.send('POST', SELF, { newsletter: 'false' });
  expect(keyOf(await member.send('POST', SELF, { newsletter: 'false' }))).toBe(
    '_ERR_MEMBERSHIP_EXISTS',
  );
  expect((await send('POST', `${SELF}/confirm`, {})).status).toBe(400);
});

it('AUT-23 an account moves with its first sign-in', async () => {
  const client = createClient();
  const signIn = async () => (await client.signIn(tomas.email, tomas.password)).body;
  expect(await signIn()).toMatchObject({
    membershipResponseStatus: 'MEMBERSHIP_MIGRATION_SUCCESS',
  });
  expect(await signIn()).toMatchObject(SUCCESS);
});

it('what is only in a bag is worth no points', async () => {
  const { add, get, send } = await clientOf(mira);
  await send('POST', SELF, { newsletter: 'false' });
  await add(variantOf('RL1001WHT'));
  expect((await get(SELF)).body.points).toBe(0);
});
