// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { fetchWithTimeout } from '#src/ports/browser/fetch-with-timeout.ts';
import { browserRenewalLock } from '#src/ports/browser/renewal-lock.ts';

const OWNER = '/wcs/resources/store/1/userinfo/@self?requestNewsLetterInfo=1';
const locks = {
  request: async (_name: string, _options: LockOptions, run: (lock: object) => unknown) => run({}),
};

const sent = vi.fn((input: string) => Promise.resolve(new Response(`answer to ${input}`)));

beforeEach(() => {
  localStorage.clear();
  sent.mockClear();
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('fetch', sent);
});

async function asksFor(path: string) {
  const { status } = await fetchWithTimeout(Promise.resolve())(path);
  return { status, isSent: sent.mock.calls.length > 0 };
}

it('API-28 SES-06 refuses the owner call itself in a browser without a session', async () => {
  expect(await asksFor(OWNER)).toEqual({ status: 401, isSent: false });
});

it('sends every other call without a session', async () => {
  expect(await asksFor('/wcs/resources/store/1/guestidentity')).toEqual({
    status: 200,
    isSent: true,
  });
});

it('sends the owner call once a guest was created', async () => {
  const lock = browserRenewalLock();
  await lock.take();
  lock.release(true);
  expect(await asksFor(OWNER)).toEqual({ status: 200, isSent: true });
});

it('sends the owner call if the browser cannot determine the session', async () => {
  vi.stubGlobal('navigator', {});
  expect(await asksFor(OWNER)).toEqual({ status: 200, isSent: true });
  vi.stubGlobal('navigator', { locks });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  sent.mockClear();
  expect(await asksFor(OWNER)).toEqual({ status: 200, isSent: true });
});
