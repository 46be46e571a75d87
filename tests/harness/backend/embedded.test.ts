import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { createEmbeddedBackend } from '#harness/backend/embedded.ts';
import { openWorldStorage, resetWorld } from '#harness/backend/kept-world.ts';
import { STORE, variantOf } from './client.ts';

const { mira } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT');
const fault = vi.fn();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A page of the browser: a backend in memory over the pages' shared storage. */
function openPage(tokenSeed: number, now = 0) {
  const storage = openWorldStorage(fault);
  const respond = createEmbeddedBackend({
    seed: 1,
    tokenSeed,
    sessionMs: 1000,
    now: () => now,
    storage,
    exclusively: (work) => work(),
  });
  let token = '';
  return async (method: string, path: string, body?: unknown) => {
    const response = await respond(
      new Request(`http://shop.example${STORE}${path}`, {
        method,
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const answer: any = await response.json(); // any: raw answers
    token = answer.token ?? token;
    return answer;
  };
}

const add = { orderItem: [{ partNumber: tee, quantity: '2' }] };
const credentials = { logonId: mira.email, logonPassword: mira.password };

it('keeps session, bag, wishlist and sign-out after a reload', async () => {
  const before = openPage(1);
  await before('POST', '/loginidentity', credentials);
  await before('POST', '/cart', add);
  await before('PUT', '/wishlist/delete/default/RL0101RAW');
  const after = openPage(2);
  const info = await after('GET', '/userinfo/@self');
  expect(info).toMatchObject({ userType: 'registered', wishlist: [{ itemIds: ['RL0601MID'] }] });
  expect((await after('GET', '/cart/@self/details')).itemCount).toBe(2);
  await after('DELETE', '/loginidentity/@self');
  expect((await openPage(3)('GET', '/userinfo/@self')).errors).toHaveLength(1);
});

it('stores no token, e-mail or password', async () => {
  const page = openPage(1);
  const { token } = await page('POST', '/guestidentity');
  const { token: second } = await page('POST', '/loginidentity', credentials);
  await page('POST', '/cart', add);
  const kept = JSON.stringify(await openWorldStorage(fault).read(1));
  expect(kept).toContain(tee);
  for (const secret of [token, second, mira.email, mira.password, '@'])
    expect(kept).not.toContain(secret);
});

it('resets open pages as well', async () => {
  const page = openPage(1);
  await page('POST', '/loginidentity', credentials);
  await page('POST', '/cart', add);
  await resetWorld(openWorldStorage(fault), 1, 1_000_000);
  expect((await page('GET', '/userinfo/@self')).errors).toHaveLength(1);
  await page('POST', '/loginidentity', credentials);
  expect((await page('GET', '/userinfo/@self')).orderId).toBe('0');
});

it('works without storage and reports the fault', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const page = openPage(1);
  await page('POST', '/guestidentity');
  await page('POST', '/cart', add);
  expect((await page('GET', '/cart/@self/minibag')).itemCount).toBe(2);
  expect(fault).toHaveBeenCalled();
});
