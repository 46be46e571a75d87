import {
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  oneof,
  string,
  webPath,
} from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '#src/kernel/random.ts';
import type { ErrorEntry } from '#harness/backend/message.ts';
import { step } from '#harness/backend/step.ts';
import { createWorld } from '#harness/backend/world.ts';
import { createClient, STORE } from './client.ts';

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

it.each(['{', '"text"', '[]', 'null', '{"__proto__":{"logonId":"a","logonPassword":"b"}}'])(
  'the body %s is refused',
  (body) => {
    expect(ask('POST', `${STORE}/loginidentity`, body).status).toBe(400);
  },
);

it('a store name from nowhere is no store', () => {
  const response = ask('GET', '/transformer/products/RL0101RAW', '', { 'store-name': '__proto__' });
  expect(response.status).toBe(404);
});

it.each(['', 'Bearer', 'Bearer ', 'Basic x', 'bearer'])(
  'the authorization "%s" is none',
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

it.each(TOKENS)('SES-19 the token %j opens nothing, as bearer or as cookie', (token) => {
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

it('a forged bearer does not shut out the session of the cookie', async () => {
  const client = createClient();
  await client.guest();
  const cookie = `WC_SESSION=${client.token()}`;
  const headers = { authorization: 'Bearer corrupt', cookie };
  const request = { method: 'GET', url: `${STORE}/userinfo/@self`, headers, body: '' };
  const { response } = step(client.backend.world(), request, createRandom(1), 0);
  expect(response.status).toBe(200);
});

it('an ended session cannot be taken over by its empty token', async () => {
  const client = createClient();
  await client.guest();
  await client.send('DELETE', '/guestidentity/@self');
  const { state } = client.backend.world();
  const headers = { authorization: 'Bearer ', cookie: 'WC_SESSION=' };
  const request = { method: 'GET', url: `${STORE}/userinfo/@self`, headers, body: '' };
  const { response } = step({ ...world, state }, request, createRandom(1), 0);
  expect(response.status).toBe(401);
});

it('whatever comes, there is an answer and Object stays as it was', async () => {
  const method = constantFrom('GET', 'POST', 'PUT', 'DELETE', 'BREW');
  const base = constantFrom('/transformer', STORE, '/transformer/products', `${STORE}/cart`, '');
  const body = oneof(
    string(),
    dictionary(string(), string()).map((data) => JSON.stringify(data)),
  );
  await assert(
    asyncProperty(
      method,
      base,
      webPath(),
      string(),
      body,
      async (verb, start, path, query, text) => {
        const client = createClient();
        await client.guest();
        const url = `${start}${path}?${query}`;
        const response = await client.backend.handle({
          method: verb,
          url,
          headers: {},
          body: text,
          row: 0,
        });
        expect(response.status).toBeGreaterThanOrEqual(200);
        expect(response.status).toBeLessThan(500);
      },
    ),
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it.each([
  ['lists', '['.repeat(21) + ']'.repeat(21)],
  ['objects', '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000)],
])(
  'ENT-29 a body of %s that is nested deeper than 20 levels is refused before it is kept',
  (_, body) => {
    const { status } = ask('POST', `${STORE}/logging/frontend`, body);
    expect(status).toBe(400);
  },
);
