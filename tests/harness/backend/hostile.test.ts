import {
  anything,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  oneof,
  string,
} from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '#src/kernel/random.ts';
import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import type { ErrorEntry } from '#harness/backend/message.ts';
import { LATE_ROUTES, PURCHASE_ROUTES } from '#harness/backend/purchase-routes.ts';
import { ROUTES } from '#harness/backend/start-routes.ts';
import { step } from '#harness/backend/step.ts';
import { createWorld } from '#harness/backend/world.ts';
import { createClient, STORE, variantOf } from './client.ts';

const world = createWorld(1);

function ask(method: string, url: string, body = '', headers: Record<string, string> = {}) {
  return step(world, { method, url, body, headers }, createRandom(1), 0).response;
}

function errorsOf(body: unknown): ErrorEntry[] {
  return (body as { errors: ErrorEntry[] }).errors;
}

it.each([
  ['GET', '/transformer/products/%', 400],
  ['GET', '/transformer/products/%E0%A4%A', 400],
  ['GET', '/transformer/products/__proto__', 404],
  ['GET', '/transformer/nothing', 404],
  ['GET', '/', 404],
  ['GET', '', 404],
  ['GET', '/wcs/resources/store/1/userinfo/@self', 404],
  ['GET', '/wcs/resources/store/__proto__/userinfo/@self', 404],
  ['DELETE', '/transformer/products/RL0101RAW', 405],
  ['GET', '/api/debug', 405],
  ['GET', '/api', 404],
  ['GET', '/api/products', 404],
  ['POST', '/api/debug', 400],
  ['GET', `/transformer/inventoryavailability/${'1,'.repeat(500)}`, 400],
  ['GET', `/transformer/products/${'RL0101RAW,'.repeat(500)}`, 400],
])('ENT-29 %s %s answers %i with the error shape', (method, url, status) => {
  const response = ask(method, url);
  expect(response.status).toBe(status);
  expect(errorsOf(response.body)).toEqual([
    {
      errorKey: expect.stringMatching(/^_ERR_/),
      errorCode: expect.any(String),
      errorMessage: expect.any(String),
      errorParameters: expect.any(Array),
    },
  ]);
});

it.each(['', 'Bearer', 'Bearer ', 'Basic x', 'bearer'])(
  'ignores the authorization "%s"',
  (authorization) => {
    const { status, body } = ask('GET', `${STORE}/userinfo/@self`, '', { authorization });
    expect([status, errorsOf(body)[0]?.errorKey]).toEqual([401, '_ERR_DIDNT_LOGON']);
  },
);

const TOKENS = [
  'undefined',
  'null',
  '__proto__',
  'corrupt',
  '0'.repeat(32),
  'F'.repeat(32),
  `${'0'.repeat(31)}g`,
  'a'.repeat(100_000),
  'ünïcödé-☃-💣',
  '../../etc/passwd',
  "' or 1=1 --",
  '%00',
  'a b c',
];

it.each(TOKENS)('SES-19 rejects the token %j, as bearer or as cookie', (token) => {
  const forged = [401, '_ERR_INVALID_COOKIE'];
  for (const headers of [
    { authorization: `Bearer ${token}` },
    { cookie: `WC_SESSION=${token}` },
    { cookie: `a=b; WC_SESSION=${token}; c=d` },
    { authorization: `Bearer ${token}`, cookie: `WC_SESSION=${token}` },
  ] as Record<string, string>[]) {
    const { status, body } = ask('GET', `${STORE}/userinfo/@self`, '', headers);
    expect([status, errorsOf(body)[0]?.errorKey]).toEqual(forged);
    expect(ask('POST', `${STORE}/guestidentity`, '', headers).status).toBe(200);
    expect(ask('GET', '/transformer/products/RL0101RAW', '', headers).status).toBe(200);
  }
});

/** Fields of all bodies; each request has a few of them. */
const FIELDS =
  'orderId paymentMethod card giftCards returnPath details address shipModeId pickupPointId promoCode token payerId postcode country logonId logonPassword logonPasswordVerify interests krypto message'.split(
    ' ',
  );
/** A report's answer repeats its number. */
const routes = [...ROUTES, ...LATE_ROUTES].filter(({ base }) => base !== 'reports');
const odd = constantFrom('__proto__', 'constructor', '-1', '1e9', '<script>', '\u0000', '💣', '%');
const word = oneof(odd, string({ minLength: 1 }));
const body = oneof(
  string(),
  dictionary(constantFrom(...FIELDS), oneof(anything(), odd, string())).map((fields) =>
    JSON.stringify(fields, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ),
);

it('ENT-29 answers any request to any route, loses no bag and repeats no markup', async () => {
  const { content, sap } = serviceKeysOf('rl');
  const property = asyncProperty(
    constantFrom(...routes),
    constantFrom(undefined, 'GET', 'POST', 'PUT', 'DELETE', 'BREW'),
    word,
    word,
    body,
    async ({ method, base, parts }, other, part, value, text) => {
      const { backend, guest, add, bag } = createClient();
      await guest();
      await add(variantOf('RL1001WHT', 2));
      const segment = encodeURIComponent(part);
      const path = parts.map((each) => (each === '*' ? segment : each)).join('/');
      const start = base === 'commerce' ? STORE : `/${base}`;
      const names = ['locale', 'filters', 'country', 'searchTerm', 'postcode', 'storeName', value];
      const query = new URLSearchParams(names.map((name) => [name, value]));
      const url = `${start}/${path}?${query}`;
      const headers = { ...content, apikey: sap };
      const request = { method: other ?? method, url, headers, body: text, row: 0 };
      const response = await backend.handle(request);
      expect(response.status).toBeGreaterThanOrEqual(200);
      expect(response.status).toBeLessThan(500);
      expect(JSON.stringify(response.body)).not.toContain('<script>');
      expect([200, 401]).toContain((await bag()).status);
    },
  );
  await assert(property, { numRuns: 400, seed: 3 });
  expect(Object.keys(Object.prototype)).toEqual([]);
});

/** Purchase paths without a session; refused for missing fields. */
const OPEN = /(?:forminfo|\/person|\/(?:person|email)\/confirm|_password(?:\/validate)?)$/;

it('API-02 refuses all purchase calls without a session', async () => {
  for (const { method, base, parts } of PURCHASE_ROUTES) {
    const url = `${base === 'commerce' ? STORE : `/${base}`}/${parts.join('/')}`;
    const { status } = await createClient().backend.handle({
      method,
      url,
      headers: {},
      body: '{}',
    });
    expect([url, status]).toEqual([url, OPEN.test(url) ? 400 : 401]);
  }
});

it.each([
  ['lists', '['.repeat(21) + ']'.repeat(21)],
  ['objects', '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000)],
])('ENT-29 refuses a body of %s nested deeper than 20 levels before storing it', (_, body) => {
  const { status } = ask('POST', `${STORE}/logging/frontend`, body);
  expect(status).toBe(400);
});
