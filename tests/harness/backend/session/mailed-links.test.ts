import { expect, it } from 'vitest';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { anotherClient, createClient } from '../client.ts';

const { mira, jonas } = DEMO_ACCOUNTS;
const PASSWORD = 'selvedge-1873';
const NEW = 'mira.weaver@mail.example';
const HOUR = 60 * 60_000;

type Client = ReturnType<typeof anotherClient>;

const keyOf = ({ body }: { body: { errors?: { errorKey: string }[] } }) =>
  body.errors?.[0]?.errorKey;

/** A shop with Mira signed in, and an adjustable clock. */
async function shopOfMira() {
  let now = Date.UTC(2026, 2, 2, 9, 30);
  const here = createClient({ now: () => now });
  await here.signIn(mira.email, mira.password);
  const letters = () => lettersOf(here.backend.world());
  const as = async ({ email, password }: { email: string; password: string }) => {
    const other = anotherClient(here.backend);
    await other.signIn(email, password);
    return other;
  };
  return {
    ...here,
    letters,
    as,
    other: () => anotherClient(here.backend),
    passes: (ms: number) => {
      now += ms;
    },
    state: () => here.backend.world().state,
    /** Secret of the link in the newest mail of a kind. */
    secret(kind: string) {
      const path = letters().find((letter) => letter.kind === kind)?.links[0]?.path ?? '';
      const query = new URL(path, 'http://shop.test').searchParams;
      return query.get('krypto') ?? query.get('id') ?? '';
    },
    askEmail: (client: Client, email1 = NEW, logonPassword: string = mira.password) =>
      client.send('POST', '/account/@self/email', { email1, logonPassword }),
    forgot: (logonId: string = mira.email, redirectPath = '/') =>
      here.send('POST', '/person/forgot_password', { logonId, redirectPath }),
    register: (logonId: string) =>
      here.send('POST', '/person?confirmation=mail', {
        logonId,
        logonPassword: PASSWORD,
        logonPasswordVerify: PASSWORD,
      }),
  };
}
type Shop = Awaited<ReturnType<typeof shopOfMira>>;

const openPassword = (client: Client, magicLinkId: string) =>
  client.send('POST', '/membership/create_password', { magicLinkId, logonPasswordNew: PASSWORD });
const openAccount = (client: Client, krypto: string) =>
  client.send('POST', '/person/confirm', { krypto });
const openEmail = (client: Client, krypto: string) =>
  client.send('POST', '/account/email/confirm', { krypto });

it.each([
  ['API-40 a password', 'password-link', HOUR, ({ forgot }: Shop) => forgot(), openPassword],
  [
    'API-39 an account',
    'account-requested',
    24 * HOUR,
    ({ register }: Shop) => register('ada.weaver@mail.example'),
    openAccount,
  ],
  ['AUT-26 an address', 'email-link', 24 * HOUR, (shop: Shop) => shop.askEmail(shop), openEmail],
] as const)(
  'accepts the link for %s once, in time, and invalidates others with its purpose',
  async (_, kind, ms, ask, open) => {
    const shop = await shopOfMira();
    const use = (secret: string) => open(shop.other(), secret).then(keyOf);
    await ask(shop);
    const late = shop.secret(kind);
    shop.passes(ms + 1);
    expect(await use(late)).toBe('_ERR_LINK_EXPIRED');
    await ask(shop);
    const first = shop.secret(kind);
    await ask(shop);
    for (const wrong of ['', '0'.repeat(64), shop.secret(kind).slice(1)])
      expect(await use(wrong)).toBe('_ERR_LINK_INVALID');
    shop.passes(ms);
    const secret = shop.secret(kind);
    expect(await use(secret)).toBeUndefined();
    expect(await use(secret)).toBe('_ERR_LINK_USED');
    expect(await use(first)).toBe('_ERR_LINK_USED');
    expect(JSON.stringify(shop.state())).not.toContain(secret);
    expect(JSON.stringify(shop.state())).not.toContain(PASSWORD);
  },
);

it.each([
  ['password', 'by a link', (shop: Shop, secret: string) => openPassword(shop.other(), secret)],
  [
    'password',
    'in the account',
    (shop: Shop) =>
      shop.send('POST', '/account/@self/password', {
        logonPasswordOld: mira.password,
        logonPassword: PASSWORD,
        logonPasswordVerify: PASSWORD,
      }),
  ],
])(
  'AUT-15 a new %s, chosen %s, invalidates the account’s mailed links and ends its other sessions',
  async (_, __, change) => {
    const shop = await shopOfMira();
    const thief = await shop.as(mira);
    await shop.askEmail(thief, 'thief@mail.example');
    await shop.forgot();
    const [krypto, secret] = [shop.secret('email-link'), shop.secret('password-link')];
    expect((await change(shop, secret)).status).toBe(200);
    expect(keyOf(await openEmail(shop.other(), krypto))).toBe('_ERR_LINK_USED');
    expect(keyOf(await openPassword(shop.other(), secret))).toBe('_ERR_LINK_USED');
    expect(keyOf(await thief.get('/userinfo/@self'))).toBe('ERR_COOKIE_EXPIRED_LOGOFF_REFRESH');
    expect(shop.letters()[0]?.kind).toBe('password-changed');
  },
);

it('AUT-15 refuses to confirm an address for another signed-in person', async () => {
  const shop = await shopOfMira();
  await shop.askEmail(shop);
  const krypto = shop.secret('email-link');
  const stranger = await shop.as(jonas);
  expect(keyOf(await openEmail(stranger, krypto))).toBe('_ERR_LINK_OF_OTHERS');
  expect((await openEmail(shop.other(), krypto)).status).toBe(200);
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/a/..//evil.example',
])('RTE-28 a mailed link leads to this shop for the redirectPath %j', async (path) => {
  const { forgot, letters } = await shopOfMira();
  await forgot(mira.email, path);
  const link = letters()[0]?.links[0]?.path ?? '';
  expect(link).toMatch(/^\/(?![/\\])/);
  expect(new URL(link, 'https://shop.example').host).toBe('shop.example');
});

it('API-48 removes all personal data after an account’s grace period', async () => {
  const shop = await shopOfMira();
  const profile = { firstName: 'Ada', lastName: 'Weaver', email1: mira.email };
  await shop.send('PUT', '/account/@self', { ...profile, phone1: '+44 20 7946 0018' });
  await shop.send('PUT', '/newsletter/preferences', { interests: [] });
  await shop.send('POST', '/account/@self/delete');
  shop.passes(14 * 24 * HOUR);
  const then = { expire: '_ERR_EXPIRED_ACTIVITY_TOKEN', status: 403 } as const;
  shop.backend.setRules([{ on: 'POST /membership/*', then }]);
  await shop.send('POST', '/membership/@self');
  const { gone, wishlists } = shop.state();
  expect([gone, wishlists['10001']]).toEqual([['10001'], undefined]);
  expect(JSON.stringify(shop.state())).not.toMatch(/7946 0018|Weaver/);
  expect(keyOf(await shop.other().signIn(mira.email, mira.password))).toBe('_ERR_INVALID_LOGON');
});
