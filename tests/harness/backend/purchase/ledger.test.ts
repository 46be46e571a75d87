// @long
import {
  assert,
  asyncProperty,
  array,
  constantFrom,
  integer,
  record,
  type Arbitrary,
} from 'fast-check';
import { expect, it } from 'vitest';
import { addItemCall, updateLineCall } from '#src/cart/changes/change-api.ts';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { anotherClient, createClient, variantOf } from '../client.ts';
import { createPurchases } from '#harness/simulate/purchases.ts';
import { faultsOfShadowAccounts } from '#harness/simulate/oracles/shadow-accounts.ts';
import { addressIn, CARD, HOME, shopperIn } from './shopper.ts';

type Client = ReturnType<typeof anotherClient>;
type Memory = { orderId: string; paymentId: string };
type Deed = (client: Client, memory: Memory, number: number) => Promise<unknown>;

const SOLD = [
  variantOf('RL1001WHT', 2),
  variantOf('RL0101RIN', 1),
  variantOf('RL2601STD'),
  variantOf('RL0601MID', 1),
];
const CODES = ['INDIGO10', 'loom20', 'RIVET5', 'DELIVERY1', 'SPRING15', '<b>'];
const NUMBERS = [
  CARD.number,
  '4000000000000002',
  '4000000000000077',
  '4000000000003220',
  '4000008260003178',
  '4000000000000341',
  '4000000000000119',
  '4111111111111112',
];
const METHODS = ['creditCard', 'paypal', 'klarnaPayLater', 'giftCard', 'cod'];
const RESULTS = ['passed', 'failed', 'cancelled', 'pending', ''];

const at = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

const { line1: address1, postcode: zipCode, email: email1, ...names } = addressIn();
const address = { ...names, address1, zipCode, email1 };

const giftCards = (number: number) =>
  number % 3 === 0 ? [] : [{ number: giftCardNumber('GBP', `0${1 + (number % 4)}`), pin: '1873' }];

function payment(orderId: string, number: number): object {
  return {
    orderId,
    paymentMethod: at(METHODS, number % 7 < 3 ? 0 : number),
    card: { ...CARD, number: at(NUMBERS, number) },
    saveCard: number % 2 === 0,
    giftCards: giftCards(number),
    returnPath: '/checkout/payment',
  };
}

/** All actions of shoppers, mostly in a plausible order. */
const DEEDS: Readonly<Record<string, Deed>> = {
  add: async (client, memory, number) => {
    const { body } = await client.add(at(SOLD, number), 1 + (number % 3));
    memory.orderId = body.orderId ?? memory.orderId;
  },
  change: async (client, { orderId }, number) =>
    client.send('PUT', '/cart/@self/update_order_item', {
      orderItem: [{ orderItemId: `${orderId}1`, quantity: String(number % 12) }],
    }),
  code: async (client, _, number) =>
    client.send('POST', '/cart/@self/assigned_promotion_code', { promoCode: at(CODES, number) }),
  ship: async (client, _, number) =>
    client.send('PUT', '/cart/@self/shipping_info', {
      shipModeId: number % 4 === 0 ? '102' : HOME,
      address,
    }),
  pay: async (client, memory, number) => {
    const { body } = await client.send('POST', '/payments', payment(memory.orderId, number));
    memory.paymentId = body.paymentId ?? memory.paymentId;
  },
  payTwice: async (client, { orderId }, number) =>
    Promise.all([
      client.send('POST', '/payments', payment(orderId, number)),
      client.send('POST', '/payments', payment(orderId, number + 1)),
    ]),
  goOn: async (client, memory, number) =>
    client.send('POST', '/payments/details', {
      ...memory,
      details: { redirectResult: at(RESULTS, number) },
    }),
  giveUp: async (client, memory) => client.send('PUT', '/payments/cancel', memory),
  express: async (client, { orderId }, number) => {
    const paths = { returnPath: '/a', cancelPath: '/b' };
    const { body } = await client.send('POST', '/paypalexpress', { orderId, ...paths });
    const payerId = number % 4 === 0 ? 'REFUSED1' : 'PAYER123';
    return client.send('POST', '/paypalexpress/verify', { token: body.token ?? '', payerId });
  },
  cancel: async (client, { orderId }) =>
    client.send('POST', `/order/${orderId}/cancel_by_postcode`, { postcode: zipCode }),
  buy: async (client, memory, number) => {
    await DEEDS['add']?.(client, memory, number);
    await DEEDS['ship']?.(client, memory, number);
    const given = { ...payment(memory.orderId, number), paymentMethod: 'creditCard', card: CARD };
    return client.send('POST', '/payments', given);
  },
  renew: async (client) => client.guest(),
};

const deed: Arbitrary<{ what: string; who: number; number: number }> = record({
  what: constantFrom(...Object.keys(DEEDS), 'buy', 'pay', 'goOn', 'cancel'),
  who: integer({ min: 0, max: 1 }),
  number: integer({ min: 0, max: 999 }),
});

/** A lost or broken answer is a failure for the shopper, who continues, if necessary as a new guest. */
async function attempt(client: Client, act: () => Promise<unknown>): Promise<void> {
  const answer = await act().catch(() => undefined);
  const status = (answer as { status?: number } | undefined)?.status ?? 0;
  if (status === 401 || status === 403) await client.guest().catch(() => undefined);
}

it('API-53 GFT-01 the accounts balance for any actions under faults', async () => {
  const seen = { orders: 0, cancelled: 0, byGiftCard: 0 };
  const property = asyncProperty(
    array(deed, { minLength: 20, maxLength: 60, size: 'max' }),
    integer({ min: 1, max: 9999 }),
    async (deeds, seed) => {
      const first = createClient({ faults: { seed, percent: 10 }, wait: () => Promise.resolve() });
      const clients = [first, anotherClient(first.backend)];
      const memories: Memory[] = clients.map(() => ({ orderId: '', paymentId: '' }));
      for (const client of clients) await attempt(client, client.guest);
      for (const { what, who, number } of deeds) {
        const [client, memory] = [clients[who], memories[who]];
        if (client && memory)
          await attempt(client, async () => DEEDS[what]?.(client, memory, number));
        expect(faultsOfShadowAccounts(first.backend.world())).toEqual([]);
      }
      const { orders, payments } = first.backend.world().state.purchase;
      for (const { isCancelled, paymentId } of Object.values(orders)) {
        seen.orders += 1;
        if (isCancelled) seen.cancelled += 1;
        if ((payments[paymentId]?.parts.length ?? 0) > 0) seen.byGiftCard += 1;
      }
    },
  );
  await assert(property, { numRuns: 100, seed: 5 });
  expect(seen.orders).toBeGreaterThan(200);
  expect(seen.cancelled).toBeGreaterThan(50);
  expect(seen.byGiftCard).toBeGreaterThan(50);
}, 60_000);

/** A client whose order was paid twice at once, with the worlds before and after. */
async function paidTwice() {
  const client = createClient();
  await client.guest();
  const memory = { orderId: '', paymentId: '' };
  await DEEDS['add']?.(client, memory, 0);
  await DEEDS['ship']?.(client, memory, 1);
  const before = client.backend.world();
  await DEEDS['payTwice']?.(client, memory, 0);
  return { before, after: client.backend.world() };
}

it('the actions lead to one order, and a total that differs from the shown one is found', async () => {
  const { before, after } = await paidTwice();
  const orders = Object.values(after.state.purchase.orders);
  expect(orders).toHaveLength(1);
  const request = { method: 'POST', url: '/wcs/resources/store/1/payments', headers: {}, body: '' };
  const problemWith = (told: number | undefined) => {
    const purchases = createPurchases();
    purchases.note({ request, before, after, response: { status: 0, body: null }, told });
    return purchases.problem;
  };
  expect(problemWith(orders[0]?.total)).toBeUndefined();
  expect(problemWith(1)).toMatch(/costs \d+, but 1 was shown$/);
});

it('an order that does not match the stock is found', async () => {
  const { after } = await paidTwice();
  const broken = { ...after, state: { ...after.state, sold: {} } };
  expect(faultsOfShadowAccounts(broken)).toHaveLength(1);
});

it('sells the last piece', async () => {
  const shopper = shopperIn();
  await shopper.guest();
  const variantId = variantOf('RL0101MID', 7);
  const two = { variantId, quantity: 2, cin: '', optIn: 'false' as const, sfid: '' };
  expect(await shopper.refusal(addItemCall, two)).toBe('_ERR_NOT_ENOUGH_STOCK');
  const { orderId } = await shopper.add(variantId);
  // Changing a quantity checks the stock by itself: the last piece must pass there, too.
  await shopper.perform(updateLineCall, { lineId: `${orderId}1`, quantity: 1 });
  await shopper.shipHome();
  expect(await shopper.pay(orderId)).toMatchObject({ status: 'success' });
});
