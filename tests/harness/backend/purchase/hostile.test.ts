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
import { PURCHASE_ROUTES } from '#harness/backend/purchase-routes.ts';
import { createClient, STORE, variantOf } from '../client.ts';

const FIELDS = [
  'orderId',
  'paymentMethod',
  'paymentId',
  'card',
  'giftCards',
  'returnPath',
  'details',
  'address',
  'shipModeId',
  'pickupPointId',
  'promoCode',
  'token',
  'payerId',
  'postcode',
  'country',
  'zipCode',
  'logonId',
  'logonPassword',
  'logonPasswordVerify',
];

async function withBag() {
  const client = createClient();
  await client.guest();
  const { orderId } = (await client.add(variantOf('RL1001WHT', 2))).body;
  return { ...client, orderId: String(orderId) };
}

const odd = constantFrom('__proto__', 'constructor', '-1', '1e9', '<script>', '\u0000', '💣', '%');
const segment = oneof(odd, string({ minLength: 1 })).map(encodeURIComponent);
const body = dictionary(constantFrom(...FIELDS), oneof(anything(), odd, string()));

it('ENT-29 whatever a call of the purchase brings, it is answered, and no bag is lost', async () => {
  const property = asyncProperty(
    constantFrom(...PURCHASE_ROUTES),
    segment,
    segment,
    body,
    async ({ method, base, parts }, part, query, fields) => {
      const { backend, orderId, bag } = await withBag();
      const path = parts.map((each) => (each === '*' ? part : each)).join('/');
      const start = base === 'commerce' ? STORE : `/${base}`;
      const filled = { orderId, ...fields };
      const text = JSON.stringify(filled, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      const url = `${start}/${path}?country=${query}&searchTerm=${query}&postcode=${query}`;
      const response = await backend.handle({ method, url, headers: {}, body: text, row: 0 });
      expect(response.status).toBeGreaterThanOrEqual(200);
      expect(response.status).toBeLessThan(500);
      expect((await bag()).status).toBe(200);
    },
  );
  await assert(property, { numRuns: 400, seed: 3 });
});

/** Calls that need no session: refused for what is missing. */
const OPEN = [
  '/delivery/forminfo',
  '/person',
  '/person/confirm',
  '/email/confirm',
  '_password',
  '_password/validate',
];

it('API-02 without a session no call of the purchase says anything', async () => {
  for (const { method, base, parts } of PURCHASE_ROUTES) {
    const start = base === 'commerce' ? STORE : `/${base}`;
    const url = `${start}/${parts.join('/')}`;
    const request = { method, url, headers: {}, body: '{}' };
    const { status } = await createClient().backend.handle(request);
    const isOpen = OPEN.some((path) => url.endsWith(path));
    expect([url, status]).toEqual([url, isOpen ? 400 : 401]);
  }
});
