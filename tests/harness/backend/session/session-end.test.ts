import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendOptions } from '#harness/backend/in-process.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { endOtherSessions } from '#harness/backend/session/sessions.ts';
import { EXPIRY_KEYS } from '#tests/session/expiry-keys.ts';
import { anotherClient, createClient, variantOf } from '../client.ts';

const { mira } = DEMO_ACCOUNTS;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const tee = variantOf('RL1001WHT');

function createTimed(options: Partial<BackendOptions> = {}) {
  const clock = { now: 0 };
  const client = createClient({ now: () => clock.now, sessionMs: 30 * MINUTE, ...options });
  return { client, clock };
}

function outcomeOf({ status, body }: { status: number; body: any }) {
  return [status, body.errors?.[0].errorKey ?? 'fine'];
}

async function signIn(client: ReturnType<typeof createClient>, rememberMe: boolean) {
  const body = { logonId: mira.email, logonPassword: mira.password };
  return client.send('POST', `/loginidentity?rememberMe=${rememberMe}`, body);
}

it('SES-21 a guest’s session ends by time, counted from its last use', async () => {
  const { client, clock } = createTimed();
  await client.guest();
  clock.now = 25 * MINUTE;
  expect((await client.get('/userinfo/@self')).status).toBe(200);
  clock.now = 50 * MINUTE;
  expect((await client.get('/userinfo/@self')).status).toBe(200);
  clock.now = 81 * MINUTE;
  const expired = [401, '_ERR_EXPIRED_ACTIVITY_TOKEN'];
  expect(outcomeOf(await client.get('/userinfo/@self'))).toEqual(expired);
  expect(outcomeOf(await client.add(tee))).toEqual(expired);
  clock.now = 0;
  expect(outcomeOf(await client.bag())).toEqual(expired);
  expect(client.backend.world().state.sessions[0]?.ended).toEqual({ how: 'time' });
});

it('SES-20 a registered session ends by time with a key of its own', async () => {
  const { client, clock } = createTimed();
  await signIn(client, false);
  clock.now = 31 * MINUTE;
  expect(outcomeOf(await client.get('/userinfo/@self'))).toEqual([403, 'ERR_COOKIE_EXPIRED']);
});

it('AUT-18 a remembered session lives thirty days', async () => {
  const { client, clock } = createTimed();
  await signIn(client, true);
  clock.now = 29 * DAY;
  expect((await client.get('/userinfo/@self')).status).toBe(200);
  clock.now = 60 * DAY;
  expect(outcomeOf(await client.bag())).toEqual([403, 'ERR_COOKIE_EXPIRED']);
});

it('in process a session lives for ever unless told otherwise', async () => {
  const { client, clock } = createTimed({ sessionMs: undefined });
  await client.guest();
  clock.now = 1000 * DAY;
  expect((await client.get('/userinfo/@self')).status).toBe(200);
});

it('calls that need no session, sign-in and guest creation are never refused for one', async () => {
  const { client, clock } = createTimed();
  await client.guest();
  clock.now = 31 * MINUTE;
  expect((await client.get('/transformer/products/RL0101RAW')).status).toBe(200);
  expect((await client.send('DELETE', '/guestidentity/@self')).status).toBe(200);
  expect((await client.guest()).status).toBe(200);
  clock.now = 62 * MINUTE;
  expect((await signIn(client, false)).status).toBe(200);
  clock.now = 93 * MINUTE;
  expect((await client.send('DELETE', '/loginidentity/@self')).status).toBe(200);
  expect(outcomeOf(await client.bag())).toEqual([401, '_ERR_DIDNT_LOGON']);
});

it.each(EXPIRY_KEYS.flatMap((key) => [200, 401, 403].map((status) => [key, status] as const)))(
  'SES-19 SES-20 SES-21 by order a session ends for good with %s and %i',
  async (expire, status) => {
    const then = { expire, status } as Extract<BackendRule['then'], { expire: string }>;
    const client = createClient({ rules: [{ on: 'GET /userinfo/@self', call: 2, then }] });
    await client.guest();
    expect((await client.get('/userinfo/@self')).status).toBe(200);
    expect(outcomeOf(await client.get('/userinfo/@self'))).toEqual([status, expire]);
    expect(outcomeOf(await client.get('/userinfo/@self'))).toEqual([status, expire]);
    expect(outcomeOf(await client.add(tee))).toEqual([status, expire]);
    await client.guest();
    expect((await client.get('/userinfo/@self')).status).toBe(200);
  },
);

it.each(EXPIRY_KEYS.flatMap((key) => [200, 401, 403].map((status) => [key, status] as const)))(
  'SES-19 a refusal with %s and %i happens once and ends nothing',
  async (errorKey, status) => {
    const rules = [{ on: 'GET /userinfo/@self', call: 1, then: { status, errorKey } }];
    const client = createClient({ rules });
    await client.guest();
    expect(outcomeOf(await client.get('/userinfo/@self'))).toEqual([status, errorKey]);
    expect((await client.get('/userinfo/@self')).status).toBe(200);
  },
);

it('a sign-in on another device ends all sessions of the person but the newest', async () => {
  const here = createClient();
  const elsewhere = anotherClient(here.backend);
  const stranger = anotherClient(here.backend);
  await stranger.guest();
  await signIn(here, true);
  await signIn(elsewhere, false);
  expect((await here.bag()).status).toBe(400);
  here.backend.setWorld(endOtherSessions(here.backend.world(), '10001'));
  expect(outcomeOf(await here.bag())).toEqual([403, 'ERR_COOKIE_EXPIRED_LOGOFF_REFRESH']);
  expect((await elsewhere.get('/userinfo/@self')).status).toBe(200);
  expect((await stranger.get('/userinfo/@self')).status).toBe(200);
});

it.each([
  ['time', [403, 'ERR_COOKIE_EXPIRED']],
  ['other-device', [403, 'ERR_COOKIE_EXPIRED_LOGOFF_REFRESH']],
] as const)('a rule can end a registered session by %s', async (end, expected) => {
  const client = createClient({ rules: [{ on: 'GET /cart/*', call: 1, then: { end } }] });
  await signIn(client, true);
  expect(outcomeOf(await client.bag())).toEqual(expected);
  expect(outcomeOf(await client.get('/userinfo/@self'))).toEqual(expected);
});

it('a one-shot order waits for a request that carries a session', async () => {
  const orders: ('time' | 'other-device')[] = ['time'];
  const client = createClient({ takeOrder: () => orders.shift() });
  expect(outcomeOf(await client.bag())).toEqual([401, '_ERR_DIDNT_LOGON']);
  await client.guest();
  expect(outcomeOf(await client.bag())).toEqual([401, '_ERR_EXPIRED_ACTIVITY_TOKEN']);
  await client.guest();
  expect((await client.get('/userinfo/@self')).status).toBe(200);
  expect(orders).toEqual([]);
});
