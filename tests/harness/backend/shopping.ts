import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { STORE, variantOf } from './client.ts';

/** One request of a visit. */
export interface Visit {
  method: string;
  url: string;
  body?: unknown;
  /** Pause (ms) before the request. */
  afterMs?: number;
}

const { mira } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT', 2);
const card = variantOf('RL2601STD');

function get(url: string): Visit {
  return { method: 'GET', url };
}

function send(method: string, path: string, body?: unknown): Visit {
  return { method, url: STORE + path, ...(body !== undefined && { body }) };
}

/** A visit with some calls of each kind, including failures. */
export const SHOPPING: readonly Visit[] = [
  get(`${STORE}/userinfo/@self`),
  send('POST', '/guestidentity?updateCookies=true'),
  get('/transformer/products?filter%5Bcategory%5D=men-jeans&page%5Blimit%5D=5&sortBy=price-desc'),
  get('/transformer/products?filter%5Bcategory%5D=nonsense'),
  get(`/transformer/inventoryavailability/${tee},${card},nonsense`),
  send('POST', '/cart', { orderItem: [{ partNumber: tee, quantity: '2' }], optIn: 'true' }),
  send('POST', '/loginidentity?updateCookies=true&rememberMe=true', {
    logonId: mira.email,
    logonPassword: 'wrong-password-1',
  }),
  send('POST', '/loginidentity?updateCookies=true&rememberMe=true', {
    logonId: mira.email,
    logonPassword: mira.password,
  }),
  get(`${STORE}/cart/@self/details?langId=-3`),
  send('PUT', '/wishlist/delete/nonsense/RL0101RAW'),
  get('/recommendations/products?productId=RL0101RAW&placement=pdp'),
  get('/sap/priorprice/v1/locale/RL-GB/RL0601MID'),
  send('DELETE', '/loginidentity/@self'),
  get(`${STORE}/userinfo/@self`),
  get('/wcs/resources/store/1/userinfo/@self'),
  get('/api/nonsense'),
];

/** Session lifetime and rules for `EXPIRING`. */
export const EXPIRING_MS = 60_000;
export const EXPIRING_RULES: readonly BackendRule[] = [
  {
    on: 'GET /userinfo/@self',
    call: 2,
    then: { expire: 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWED', status: 200 },
  },
  { on: 'GET /userinfo/@self', call: 8, then: { end: 'other-device' } },
];

const info = get(`${STORE}/userinfo/@self`);
const details = get(`${STORE}/cart/@self/details?langId=-1`);
const guest = send('POST', '/guestidentity?updateCookies=true');
const signIn = send('POST', '/loginidentity?rememberMe=false', {
  logonId: mira.email,
  logonPassword: mira.password,
});
const lateInfo: Visit = { ...info, afterMs: EXPIRING_MS + 1 };

/** Requests whose sessions end by time, by a studio order and by another device; the bag remains. */
export const EXPIRING: readonly Visit[] = [
  guest,
  send('POST', '/cart', { orderItem: [{ partNumber: tee, quantity: '2' }] }),
  details,
  info,
  info,
  details,
  guest,
  details,
  lateInfo,
  details,
  send('DELETE', '/guestidentity/@self'),
  guest,
  details,
  info,
  { ...details, afterMs: EXPIRING_MS + 1 },
  signIn,
  details,
  info,
  lateInfo,
  send('DELETE', '/loginidentity/@self'),
  info,
  signIn,
  details,
  info,
  details,
];

export interface Answer {
  status: number;
  body: unknown;
}

/** Sends all requests of a visit like the shop: with the token of the last identity answer. */
export async function shop(
  fetchIt: typeof globalThis.fetch,
  visits: readonly Visit[] = SHOPPING,
  pass: (ms: number) => void = () => undefined,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let token = '';
  for (const { method, url, body, afterMs = 0 } of visits) {
    pass(afterMs);
    const response = await fetchIt(url, {
      method,
      headers: {
        'content-type': 'application/json',
        'store-name': 'RL-GB',
        language: 'en',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { token?: string };
    token = answer.token ?? token;
    answers.push({ status: response.status, body: answer });
  }
  return answers;
}
