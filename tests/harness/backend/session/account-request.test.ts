import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { createClient } from '../client.ts';

const EMAIL = 'ada.weaver@example.test';
const PASSWORD = 'selvedge-1873';
const HOUR = 60 * 60_000;

function shop() {
  let now = Date.UTC(2026, 2, 2, 9, 30);
  const client = createClient({ now: () => now });
  const letters = () => lettersOf(client.backend.world());
  const { send } = client;
  const path = () => letters().find(({ kind }) => kind === 'account-requested')?.links[0]?.path;
  return {
    ...client,
    letters,
    passes: (ms: number) => {
      now += ms;
    },
    request: (logonId = EMAIL, change: object = {}) =>
      send('POST', '/person?confirmation=mail', {
        logonId,
        logonPassword: PASSWORD,
        logonPasswordVerify: PASSWORD,
        newsletter: 'true',
        ...change,
      }),
    path,
    confirm(from = path() ?? '') {
      const krypto = new URL(from, 'http://shop.test').searchParams.get('krypto');
      return send('POST', '/person/confirm?updateCookies=true', { krypto });
    },
  };
}

const keyOf = ({ body }: { body: { errors?: { errorKey: string }[] } }) =>
  body.errors?.[0]?.errorKey;

it('API-39 AUT-19 a registration is confirmed by the link in a mail, which signs in', async () => {
  const { request, confirm, letters, signIn, get, path } = shop();
  const { body } = await request();
  expect(body).toEqual({ membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS' });
  expect(path()).toMatch(/^\/\?krypto=[0-9a-f]{64}$/);
  expect(keyOf(await signIn(EMAIL, PASSWORD))).toBe('_ERR_INVALID_LOGON');
  expect((await confirm()).body).toMatchObject({ userId: '20001' });
  expect(letters()[0]).toMatchObject({ kind: 'account-ready', subject: 'Welcome to Rivet & Loom' });
  await signIn(EMAIL, PASSWORD);
  expect((await get('/userinfo/@self')).body).toMatchObject({
    userType: 'registered',
    userEmail: EMAIL,
    userNewsletterSignup: '1',
  });
});

it('who has an account is answered alike, nothing changes, and a mail tells its owner alone', async () => {
  const { request, letters, signIn } = shop();
  const { mira } = DEMO_ACCOUNTS;
  const unknown = await request();
  const known = await request(` ${mira.email.toUpperCase()}`);
  expect(known).toEqual(unknown);
  expect(
    letters()
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['account-known', 'account-requested']);
  expect((await signIn(mira.email, mira.password)).status).toBe(200);
  expect(keyOf(await signIn(mira.email, PASSWORD))).toBe('_ERR_INVALID_LOGON');
});

it('a link makes one account, once, within 24 hours', async () => {
  const { request, confirm, passes, path } = shop();
  await request();
  const first = path();
  await request();
  expect((await confirm()).status).toBe(200);
  expect(keyOf(await confirm())).toBe('_ERR_LINK_USED');
  expect(keyOf(await confirm(first))).toBe('_ERR_LINK_USED');
  await request('other@example.test');
  passes(24 * HOUR + 1);
  expect(keyOf(await confirm())).toBe('_ERR_LINK_EXPIRED');
});

it.each([
  ['VAL-04', '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT', { logonPassword: 'short-123' }],
  ['VAL-10', 'PASSWORDS_DO_NOT_MATCH', { logonPasswordVerify: 'another-1873' }],
  ['VAL-01', 'EMAIL_INVALID', { logonId: 'nobody' }],
  ['VAL-02', '_ERR_EMAIL_MISSING', { logonId: ' ' }],
  [
    'VAL-13',
    '_ERR_BIRTH_DATE_INVALID',
    { birth_date: '30', birth_month: '02', birth_year: '1990' },
  ],
  ['VAL-13', '_ERR_BIRTH_DATE_INVALID', { birth_date: '28' }],
  [
    'VAL-15',
    '_ERR_BIRTH_DATE_INVALID',
    { birth_date: '03', birth_month: '03', birth_year: '2008' },
  ],
  [
    'not the address itself:',
    '_ERR_PASSWORD_IS_EMAIL',
    {
      logonId: 'ada-1873@example.test',
      logonPassword: 'ADA-1873@example.test',
      logonPasswordVerify: 'ADA-1873@example.test',
    },
  ],
])('API-39 %s is refused by the key %s, and no mail is sent', async (_, key, change) => {
  const { request, letters } = shop();
  expect(keyOf(await request(EMAIL, change))).toBe(key);
  expect(letters()).toEqual([]);
});

it('VAL-04 a password has as many characters as a person counts', async () => {
  const { request, confirm, signIn } = shop();
  const password = `a1${'👩‍🚀'.repeat(23)}`;
  await request(EMAIL, { logonPassword: password, logonPasswordVerify: password });
  await confirm();
  expect((await signIn(EMAIL, password)).status).toBe(200);
});

it.each([
  ['capitals', 'Ada.Weaver@Mail.EXAMPLE', 'ada.weaver@mail.example', true],
  ['blanks', ' ada.weaver@mail.example ', 'ada.weaver@mail.example', true],
  ['a domain in another script', 'ada@xn--bcher-kva.example', 'ADA@XN--BCHER-KVA.example', true],
  ['dots', 'ada.weaver@mail.example', 'adaweaver@mail.example', false],
  ['a plus', 'ada+shop@mail.example', 'ada@mail.example', false],
])('VAL-01 of two addresses with other %s: %s and %s', async (_, one, other, isSame) => {
  const { request, confirm, signIn, letters } = shop();
  await request(one);
  await confirm();
  expect((await signIn(other, PASSWORD)).status).toBe(isSame ? 200 : 400);
  await request(other);
  expect(letters().filter(({ kind }) => kind === 'account-known')).toHaveLength(isSame ? 1 : 0);
});

it('VAL-03 an address of 125 characters has an account, one of 126 has none', async () => {
  const { request, confirm, signIn } = shop();
  const longest = `${'a'.repeat(60)}@${'b'.repeat(51)}.example.test`;
  expect(longest).toHaveLength(125);
  await request(longest);
  await confirm();
  expect((await signIn(longest, PASSWORD)).status).toBe(200);
  expect(keyOf(await request(`a${longest}`))).toBe('EMAIL_INVALID');
});

it('neither what opens a link nor a password is in the world', async () => {
  const { request, path, backend } = shop();
  await request();
  const opener = new URL(path() ?? '', 'http://shop.test').searchParams.get('krypto') ?? '?';
  const world = JSON.stringify(backend.world().state);
  expect(world).not.toContain(opener);
  expect(world).not.toContain(PASSWORD);
});
