import {
  createInProcessBackend,
  type BackendOptions,
  type InProcessBackend,
} from '#harness/backend/in-process.ts';
import { toFetch } from '#harness/backend/to-fetch.ts';

export const STORE = '/wcs/resources/store/30002';

/** A client of an in-process backend: remembers the bearer token as the shop's http port does. */
export function createClient(options: Partial<BackendOptions> = {}) {
  const backend = createInProcessBackend({ seed: 1, ...options });
  return anotherClient(backend, backend.fetch);
}

/** A client of its own, as in another browser, of a backend that there is already. */
export function anotherClient(backend: InProcessBackend, fetchIt = toFetch(backend.handle)) {
  let token = '';

  async function send(method: string, url: string, body?: unknown, storeName = 'RL-GB') {
    const response = await fetchIt(/^\/(?:transformer|api|wcs)\//.test(url) ? url : STORE + url, {
      method,
      headers: {
        'store-name': storeName,
        language: 'en',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: any = await response.json(); // any: tests look at raw answers
    if (url.includes('identity') && typeof answer.token === 'string') token = answer.token;
    return { status: response.status, body: answer };
  }

  return {
    backend,
    send,
    /** Goes on without a bearer token, as after a reload, or with another one. */
    setToken: (next: string) => {
      token = next;
    },
    token: () => token,
    get: (url: string) => send('GET', url),
    guest: () => send('POST', '/guestidentity?updateCookies=true'),
    signIn: (logonId: string, logonPassword: string) =>
      send('POST', '/loginidentity?updateCookies=true&rememberMe=true', { logonId, logonPassword }),
    add: (partNumber: string, quantity: string | number = '1') =>
      send('POST', '/cart', { orderItem: [{ partNumber, quantity }], optIn: 'false' }),
    bag: () => send('GET', '/cart/@self/details?langId=-1'),
  };
}

/** The variant of a product at a place of its size run. */
export function variantOf(productId: string, at = 0): string {
  const { byId } = createInProcessBackend({ seed: 1 }).world().catalogue;
  const variant = byId.get(productId)?.variants[at];
  if (!variant) throw new Error(`${productId} has no variant ${at}`);
  return variant.id;
}
