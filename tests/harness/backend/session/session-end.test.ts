import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { EXPIRY_KEYS } from '#tests/session/expiry-keys.ts';
import { anotherClient, createClient, variantOf } from '../client.ts';

const { mira } = DEMO_ACCOUNTS;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Client = ReturnType<typeof anotherClient>;

function outcomeOf({ status, body }: { status: number; body: any }) {
  return [status, body.errors?.[0].errorKey ?? 'fine']; // any: raw answers
}

function signIn(client: Client, rememberMe: boolean) {
  const body = { logonId: mira.email, logonPassword: mira.password };
  return client.send('POST', `/loginidentity?rememberMe=${rememberMe}`, body);
}

it.each([
  ['SES-21 a guest’s', 30 * MINUTE, '_ERR_EXPIRED_ACTIVITY_TOKEN', (one: Client) => one.guest()],
  ['SES-20 a registered', 30 * MINUTE, 'ERR_COOKIE_EXPIRED', (one: Client) => signIn(one, false)],
  ['AUT-18 a remembered', 30 * DAY, 'ERR_COOKIE_EXPIRED', (one: Client) => signIn(one, true)],
])('%s session ends %i ms after its last use with %s', async (_, ms, key, open) => {
  const clock = { now: 0 };
  const client = createClient({ now: () => clock.now, sessionMs: 30 * MINUTE });
  await open(client);
  for (let use = 1; use < 3; use++) {
    clock.now = use * (ms - 1);
    expect((await client.get('/userinfo/@self')).status).toBe(200);
  }
  clock.now += ms + 1;
  expect(outcomeOf(await client.bag())[1]).toBe(key);
  expect((await client.get('/transformer/products/RL0101RAW')).status).toBe(200);
  clock.now = 0;
  expect(outcomeOf(await client.add(variantOf('RL1001WHT')))[1]).toBe(key);
});

it.each(EXPIRY_KEYS.flatMap((key) => [200, 401, 403].map((status) => [key, status] as const)))(
  'SES-19 SES-20 SES-21 with %s and %i refuses once, and ends the session for good on expiry',
  async (key, status) => {
    const ask = { on: 'GET /userinfo/@self', call: 2 };
    const then = { expire: key, status } as Extract<BackendRule['then'], { expire: string }>;
    for (const [rule, after] of [
      [{ ...ask, then: { status, errorKey: key } }, [200, 'fine']],
      [{ ...ask, then }, [status, key]],
    ] as const) {
      const client = createClient({ rules: [rule] });
      await client.guest();
      expect((await client.get('/userinfo/@self')).status).toBe(200);
      expect(outcomeOf(await client.get('/userinfo/@self'))).toEqual([status, key]);
      expect(outcomeOf(await client.get('/userinfo/@self'))).toEqual(after);
      await client.guest();
      expect((await client.get('/userinfo/@self')).status).toBe(200);
    }
  },
);

it('SES-19 signing out everywhere ends the sessions of all devices', async () => {
  const here = createClient();
  const elsewhere = anotherClient(here.backend);
  await signIn(here, true);
  await signIn(elsewhere, false);
  expect((await here.send('DELETE', '/loginidentity/@all')).status).toBe(200);
  expect(outcomeOf(await here.bag())[1]).toBe('_ERR_DIDNT_LOGON');
  expect(outcomeOf(await elsewhere.bag())[1]).toBe('ERR_COOKIE_EXPIRED_LOGOFF_REFRESH');
});

it('a one-shot order applies to the next request with a session', async () => {
  const orders: ('time' | 'other-device')[] = ['time'];
  const client = createClient({ takeOrder: () => orders.shift() });
  expect(outcomeOf(await client.bag())).toEqual([401, '_ERR_DIDNT_LOGON']);
  await client.guest();
  expect(outcomeOf(await client.bag())).toEqual([401, '_ERR_EXPIRED_ACTIVITY_TOKEN']);
  await client.guest();
  expect((await client.get('/userinfo/@self')).status).toBe(200);
  expect(orders).toEqual([]);
});
