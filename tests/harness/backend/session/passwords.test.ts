import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { anotherClient, createClient } from '../client.ts';

const { mira, ines, jonas } = DEMO_ACCOUNTS;
const PASSWORD = 'selvedge-1873';
const MINUTE = 60_000;

function shop() {
  let now = Date.UTC(2026, 2, 2, 9, 30);
  const client = createClient({ now: () => now });
  const letters = () => lettersOf(client.backend.world());
  const { send } = client;
  return {
    ...client,
    letters,
    passes: (ms: number) => {
      now += ms;
    },
    forgot: (logonId: string, redirectPath = '/', storeName?: string) =>
      send('POST', '/person/forgot_password', { logonId, redirectPath, source: 'test' }, storeName),
    secret(kind = 'password-link') {
      const path = letters().find((letter) => letter.kind === kind)?.links[0]?.path ?? '';
      const query = new URL(path, 'http://shop.test').searchParams;
      return query.get('krypto') ?? query.get('id') ?? '';
    },
    validate: (magicLinkId: string) =>
      send('GET', `/membership/create_password/validate?magicLinkId=${magicLinkId}`),
    create: (magicLinkId: string, logonPasswordNew = PASSWORD, more: object = {}) =>
      send('POST', '/membership/create_password', { magicLinkId, logonPasswordNew, ...more }),
    another: () => anotherClient(client.backend),
  };
}

const keyOf = ({ body }: { body: { errors?: { errorKey: string }[] } }) =>
  body.errors?.[0]?.errorKey;

it('API-40 AUT-09 who has forgotten a password gets a link by mail, which signs in with another', async () => {
  const { forgot, letters, secret, validate, create, signIn } = shop();
  const { body } = await forgot(` ${mira.email.toUpperCase()} `);
  expect(body).toEqual({ membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS' });
  expect(letters()[0]).toMatchObject({ kind: 'password-link', storeName: 'RL-GB' });
  expect(letters()[0]?.links[0]?.path).toMatch(/^\/\?pwdReset=true&id=[0-9a-f]{64}$/);
  expect((await validate(secret())).body).toEqual({
    expires: '2026-03-02T10:30:00.000Z',
    logonId: mira.email,
  });
  const created = await create(secret());
  expect(created.body).toMatchObject({ membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS' });
  expect(letters()[0]?.kind).toBe('password-changed');
  expect((await signIn(mira.email, PASSWORD)).status).toBe(200);
  expect(keyOf(await signIn(mira.email, mira.password))).toBe('_ERR_INVALID_LOGON');
});

it('AUT-19 API-63 a new password takes a date of birth and the newsletter along, and keeps what is left out', async () => {
  const { forgot, secret, create, get } = shop();
  const told = async () => ({
    dob: (await get('/account/@self')).body.dob as string,
    signup: (await get('/userinfo/@self')).body.userNewsletterSignup as string,
  });
  const born = (year: string) => ({ birth_date: '28', birth_month: '02', birth_year: year });
  await forgot(mira.email);
  const minor = await create(secret(), PASSWORD, born('2020'));
  expect(keyOf(minor)).toBe('_ERR_BIRTH_DATE_INVALID');
  await create(secret(), PASSWORD, { ...born('1990'), newsletter: 'true' });
  expect(await told()).toEqual({ dob: '1990-02-28', signup: '1' });
  await forgot(mira.email);
  await create(secret(), `${PASSWORD}4`, { newsletter: 'false' });
  expect(await told()).toEqual({ dob: '1990-02-28', signup: '1' });
});

it('AUT-16 a store without the programme has links by krypto, and another answer', async () => {
  const { send, letters } = shop();
  const { body } = await send(
    'POST',
    '/wcs/resources/store/30001/person/forgot_password',
    { logonId: mira.email, redirectPath: '/fr/', source: 'test' },
    'RL-BE',
  );
  expect(body.membershipResponseStatus).not.toBe('MEMBERSHIP_RESPONSE_SUCCESS');
  const path = letters()[0]?.links[0]?.path ?? '';
  expect(path).toMatch(/^\/fr\/\?pwdReset=true&krypto=[0-9a-f]{64}$/);
  const krypto = new URL(path, 'http://shop.test').searchParams.get('krypto');
  expect((await send('POST', '/person/create_password/validate', { krypto })).status).toBe(200);
  const body43 = { krypto, logonPasswordNew: PASSWORD };
  expect((await send('POST', '/person/create_password', body43)).status).toBe(200);
});

it('nobody learns who has an account: unknown addresses are answered alike, and get no mail', async () => {
  const { forgot, letters } = shop();
  const known = await forgot(mira.email);
  const unknown = await forgot('nobody@example.test');
  expect(unknown).toEqual(known);
  expect(letters()).toHaveLength(1);
});

it('a link holds for 60 minutes', async () => {
  const { forgot, passes, secret, validate, create } = shop();
  await forgot(mira.email);
  passes(60 * MINUTE);
  expect((await validate(secret())).status).toBe(200);
  passes(1);
  expect(keyOf(await validate(secret()))).toBe('_ERR_LINK_EXPIRED');
  expect(keyOf(await create(secret()))).toBe('_ERR_LINK_EXPIRED');
});

it('a link works once, and with it all others of the same person', async () => {
  const { forgot, secret, validate, create } = shop();
  await forgot(mira.email);
  const first = secret();
  await forgot(mira.email);
  expect(secret()).not.toBe(first);
  await create(secret());
  expect(keyOf(await create(secret()))).toBe('_ERR_LINK_USED');
  expect(keyOf(await validate(first))).toBe('_ERR_LINK_USED');
});

it('a link of somebody else, of another name, or none at all opens nothing', async () => {
  const { forgot, secret, send, validate } = shop();
  await forgot(mira.email);
  for (const wrong of ['', 'x', '0'.repeat(64), secret().slice(1)])
    expect(keyOf(await validate(wrong))).toBe('_ERR_LINK_INVALID');
  const krypto = secret();
  expect(keyOf(await send('POST', '/person/create_password/validate', { krypto }))).toBe(
    '_ERR_LINK_INVALID',
  );
  expect(keyOf(await send('POST', '/person/confirm', { krypto }))).toBe('_ERR_LINK_INVALID');
});

it('a link of somebody else changes nothing of whoever is signed in, and shows nothing of them', async () => {
  const { forgot, secret, another } = shop();
  await forgot(mira.email);
  const stranger = another();
  await stranger.signIn(jonas.email, jonas.password);
  await stranger.send('POST', '/membership/create_password', {
    magicLinkId: secret(),
    logonPasswordNew: PASSWORD,
  });
  expect((await stranger.get('/userinfo/@self')).body).toMatchObject({ userEmail: mira.email });
  expect((await another().signIn(jonas.email, jonas.password)).status).toBe(200);
  expect(keyOf(await another().signIn(jonas.email, PASSWORD))).toBe('_ERR_INVALID_LOGON');
});

it('VAL-04 a password that will not do leaves the link as it was', async () => {
  const { forgot, secret, create } = shop();
  await forgot(mira.email);
  expect(keyOf(await create(secret(), 'short'))).toBe('_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT');
  expect((await create(secret())).status).toBe(200);
});

it('VAL-04 a password may not be the address itself, by a link as little as at the registration', async () => {
  const { forgot, secret, create, send, signIn } = shop();
  const email = 'ada1@mail.example';
  await signIn(mira.email, mira.password);
  await send('POST', '/account/@self/email', { email1: email, logonPassword: mira.password });
  const krypto = secret('email-link');
  expect((await send('POST', '/account/email/confirm', { krypto })).status).toBe(200);
  await forgot(email);
  expect(keyOf(await create(secret(), email.toUpperCase()))).toBe('_ERR_PASSWORD_IS_EMAIL');
  expect((await create(secret())).status).toBe(200);
});

it('AUT-15 a password chosen by a link leaves no other link that was mailed about the account', async () => {
  const { forgot, secret, create, send, another } = shop();
  const thief = another();
  await thief.signIn(mira.email, mira.password);
  await thief.send('POST', '/account/@self/email', {
    email1: 'thief@mail.example',
    logonPassword: mira.password,
  });
  await forgot(mira.email);
  expect((await create(secret())).status).toBe(200);
  const krypto = secret('email-link');
  expect(keyOf(await send('POST', '/account/email/confirm', { krypto }))).toBe('_ERR_LINK_USED');
});

it('SES-19 a new password ends the sessions of other devices', async () => {
  const { forgot, secret, create, another } = shop();
  const tablet = another();
  await tablet.signIn(mira.email, mira.password);
  await forgot(mira.email);
  await create(secret());
  expect(keyOf(await tablet.get('/userinfo/@self'))).toBe('ERR_COOKIE_EXPIRED_LOGOFF_REFRESH');
});

it('AUT-22 who could not sign in before migrating can with a new password', async () => {
  const { forgot, secret, create, signIn } = shop();
  await forgot(ines.email);
  await create(secret());
  expect((await signIn(ines.email, PASSWORD)).status).toBe(200);
});

it('RTE-28 a link leads to this shop, whatever it was asked for with', async () => {
  const { forgot, letters } = shop();
  await forgot(mira.email, '//evil.example/');
  expect(letters()[0]?.links[0]?.path).toMatch(/^\/\?pwdReset/);
});

it('an address gets five mails within ten minutes, and nobody is told; a client asks twenty times', async () => {
  const { forgot, letters, passes } = shop();
  for (let n = 0; n < 20; n++) expect((await forgot(mira.email)).status).toBe(200);
  expect(letters()).toHaveLength(5);
  expect(keyOf(await forgot(mira.email))).toBe('_ERR_TOO_MANY_ATTEMPTS');
  passes(10 * MINUTE);
  expect((await forgot(mira.email)).status).toBe(200);
  expect(letters()).toHaveLength(6);
});

it('neither what opens a link nor a password is in the world', async () => {
  const { forgot, secret, create, backend } = shop();
  await forgot(mira.email);
  const opener = secret();
  await create(opener);
  const world = JSON.stringify(backend.world().state);
  expect(world).not.toContain(opener);
  expect(world).not.toContain(PASSWORD);
});

it.each([undefined, {}, { logonId: 7 }, { logonId: '', redirectPath: '/' }, []])(
  'what makes no sense is refused: %j',
  async (body) => {
    const { send } = shop();
    for (const path of [
      'forgot_password',
      'create_password',
      'create_password/validate',
      'confirm',
    ])
      expect((await send('POST', `/person/${path}`, body)).status).toBe(400);
  },
);

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'evil.example',
])(
  'RTE-28 a mailed link leads to this shop, whatever the redirectPath: %j',
  async (redirectPath) => {
    const { forgot, letters } = shop();
    await forgot(mira.email, redirectPath);
    const path = letters()[0]?.links[0]?.path ?? '';
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(new URL(path, 'https://shop.example').host).toBe('shop.example');
  },
);
