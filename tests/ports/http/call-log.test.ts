import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { signInFx } from '#src/auth/model.ts';
import { type LoggedCall, describeCalls } from '#src/ports/http/call-log.ts';
import { createMadeCalls } from '#src/ports/http/made-calls.ts';
import { httpHandlers } from '#src/ports/http/http.ts';
import { listingQueryOf } from '#src/listing/address.ts';
import { listingFx } from '#src/listing/model.ts';
import { readUserInfoFx } from '#src/session/model.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { removeFromWishlistFx } from '#src/wishlist/pending-model.ts';

function shop({ fetch }: { fetch: typeof globalThis.fetch } = createInProcessBackend({ seed: 1 })) {
  const entries: LoggedCall[] = [];
  let time = 0;
  const made = createMadeCalls(() => (time += 40));
  const handlers = httpHandlers({
    ...storeOfCountry('rl', 'gb'),
    fetch,
    origin: '',
    log: made.log,
  });
  const listen = () => made.listen(describeCalls((entry) => entries.push(entry)));
  return { entries, handlers, made, listen };
}

const USER_INFO = 'GET /userinfo/@self?requestNewsLetterInfo=1';

const credentials = { ...DEMO_ACCOUNTS.mira, rememberMe: false };

it('ANA-03 logs a success with endpoint, time, status and 200 characters of the answer', async () => {
  const { entries, handlers, listen } = shop();
  listen();
  await handlers.get(signInFx)?.(credentials);
  await handlers.get(readUserInfoFx)?.(undefined);
  expect(entries[1]).toMatchObject({
    event: 'call',
    endpoint: USER_INFO,
    ms: 40,
    status: 200,
  });
  expect(entries[1]?.answer).toHaveLength(200);
});

it('ANA-03 logs a failure with its error data', async () => {
  const { entries, handlers, listen } = shop();
  listen();
  const params = { productId: 'RL0101RAW', name: 'default' };
  await handlers.get(signInFx)?.(credentials);
  await expect(
    handlers.get(signInFx)?.({ ...credentials, password: 'wrong' }),
  ).rejects.toBeDefined();
  await handlers.get(removeFromWishlistFx)?.(params);
  expect(entries[1]).toMatchObject({
    endpoint: 'POST /loginidentity?updateCookies=true&rememberMe=false',
    status: 400,
    error: { kind: 'http', errors: [{ errorKey: '_ERR_INVALID_LOGON' }] },
  });
  expect(entries[2]?.endpoint).toBe('PUT /wishlist/delete/default/RL0101RAW');
});

it('ANA-03 logs nothing secret or personal', async () => {
  const { entries, handlers, listen } = shop();
  listen();
  await handlers.get(signInFx)?.(credentials);
  await handlers.get(readUserInfoFx)?.(undefined);
  const text = JSON.stringify(entries);
  expect(text).not.toContain(credentials.email);
  expect(text).not.toContain(credentials.password);
  expect(text).not.toMatch(/[0-9a-f]{32}/);
  expect(text).toContain('@example.test');
});

it('ANA-03 completes the call if the data layer throws', async () => {
  const { handlers, made } = shop();
  made.listen(
    describeCalls(() => {
      throw new TypeError('replaced by somebody');
    }),
  );
  await expect(handlers.get(signInFx)?.(credentials)).resolves.toBeDefined();
});

it('ANA-03 logs a call without an answer without a status', async () => {
  const { entries, handlers, listen } = shop({
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  listen();
  await expect(handlers.get(readUserInfoFx)?.(undefined)).rejects.toEqual({ kind: 'network' });
  expect(entries).toEqual([
    { event: 'call', endpoint: USER_INFO, ms: 40, error: { kind: 'network' } },
  ]);
});

it("ANA-03 logs the endpoint's query, with pseudonyms for typed text", async () => {
  const { entries, handlers, listen } = shop();
  listen();
  const query = listingQueryOf({ path: '/search', search: '?searchTerm=ada@example.com&page=2' });
  await handlers.get(listingFx)?.(query);
  const [, search = ''] = entries[0]?.endpoint.split('?') ?? [];
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
    'filter[source]': 'search',
    'page[offset]': '48',
  });
  expect(search).not.toContain('ada');
});

it('ANA-03 passes earlier calls to the first listener', async () => {
  const { entries, handlers, listen } = shop();
  await handlers.get(signInFx)?.(credentials);
  expect(entries).toEqual([]);
  listen();
  await handlers.get(readUserInfoFx)?.(undefined);
  expect(entries.map(({ endpoint }) => endpoint.split('?')[0])).toEqual([
    'POST /loginidentity',
    'GET /userinfo/@self',
  ]);
});
