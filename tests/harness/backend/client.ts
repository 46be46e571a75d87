import {
  createInProcessBackend,
  type BackendOptions,
  type InProcessBackend,
} from '#harness/backend/in-process.ts';
import { toFetch } from '#harness/backend/to-fetch.ts';

export const STORE = '/wcs/resources/store/30002';

/** A client of an in-process backend: stores the bearer token like the shop's http port. */
export function createClient(options: Partial<BackendOptions> = {}) {
  const backend = createInProcessBackend({ seed: 1, ...options });
  return anotherClient(backend, backend.fetch);
}

/** Another client of an existing backend, as in another browser. */
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
    /** Replaces the bearer token; an empty one as after a reload. */
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

/** Variant of a product by its index in the size run. */
export function variantOf(productId: string, at = 0): string {
  const { byId } = createInProcessBackend({ seed: 1 }).world().catalogue;
  const variant = byId.get(productId)?.variants[at];
  if (!variant) throw new Error(`${productId} has no variant ${at}`);
  return variant.id;
}
