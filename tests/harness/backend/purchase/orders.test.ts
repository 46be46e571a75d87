import { expect, it } from 'vitest';
import { updateShippingInfoCall } from '#src/checkout/details/delivery/shipping-api.ts';
import {
  cancelOrderByPostcodeCall,
  cancelOrderCall,
  inStoreOrderCall,
  orderByPostcodeCall,
  orderCall,
  ordersCall,
  trackOrderCall,
} from '#src/orders/api.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { receiptTotal } from '#harness/backend/orders/in-store-orders.ts';
import { variantOf } from '../client.ts';
import { addressIn, HOME, shopperIn } from './shopper.ts';

const { mira } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT', 2);
const DAY = 24 * 60 * 60 * 1000;
const NOT_FOUND = '_ERR_ORDER_NOT_FOUND';

async function withOrder(isRegistered = false) {
  const clock = { now: Date.UTC(2026, 4, 1) };
  const shopper = shopperIn('GB', { now: () => clock.now });
  if (isRegistered) await shopper.signIn(mira.email, mira.password);
  else await shopper.guest();
  const buy = async (email = 'ada@example.test') => {
    const { orderId } = await shopper.add(tee);
    const address = { ...addressIn(), email };
    await shopper.perform(updateShippingInfoCall, { optionId: HOME, address });
    await shopper.pay(orderId);
    return orderId;
  };
  return { ...shopper, clock, buy, order: await buy() };
}

it('API-29 ORD-01 lists the newest order first, page by page', async () => {
  const { perform, buy, order, clock } = await withOrder(true);
  clock.now += DAY;
  const second = await buy();
  const list = await perform(ordersCall, { page: 1 });
  expect(list).toMatchObject({ total: 2, orders: [{ orderId: second }, { orderId: order }] });
  expect(list.orders.map(({ status }) => status)).toEqual(['processing', 'shipped']);
  expect(await perform(ordersCall, { page: 2 })).toEqual({ orders: [], total: 2 });
});

it('API-35 ORD-01 moves a guest’s orders to the account with their mail address only', async () => {
  const { buy, order, perform, signIn, refusal } = await withOrder();
  const own = await buy(mira.email);
  await signIn(mira.email, mira.password);
  expect(await perform(orderCall, { orderId: own })).toMatchObject({ orderId: own });
  for (const orderId of [order, '__proto__'])
    expect(await refusal(orderCall, { orderId })).toBe(NOT_FOUND);
});

it('ORD-03 ORD-04 API-31 shows an order by its postcode, without the mail address', async () => {
  const { perform, order, refusal, guest, signIn } = await withOrder();
  await guest();
  const found = await perform(orderByPostcodeCall, { orderId: order, postcode: 'sw1a1aa' });
  expect(found).toMatchObject({ orderId: order, total: 3380 });
  expect(found.email).toBeUndefined();
  for (const postcode of ['SW1A 1AB', '', ' '])
    expect(await refusal(orderByPostcodeCall, { orderId: order, postcode })).toBe(NOT_FOUND);
  await signIn(mira.email, mira.password);
  const receipt = { orderId: 'S201-7', total: '0.01' };
  expect(await refusal(inStoreOrderCall, receipt)).toBe(NOT_FOUND);
  const proof = { ...receipt, total: receiptTotal('S201-7') };
  expect(await perform(inStoreOrderCall, proof)).toMatchObject({ orderId: 'S201-7' });
});

it('ORD-05 API-33 API-34 cancels an order once, until it ships, and restores the stock', async () => {
  const { perform, order, refusal, clock, backend, purchase } = await withOrder();
  const proof = { orderId: order, postcode: 'SW1A 1AA' };
  clock.now += DAY;
  expect(await refusal(cancelOrderByPostcodeCall, proof)).toBe('_ERR_ORDER_NOT_CANCELLABLE');
  clock.now -= 1;
  await perform(cancelOrderByPostcodeCall, proof);
  await perform(cancelOrderCall, { orderId: order });
  expect(backend.world().state.sold[tee]).toBe(0);
  expect(purchase().outbox.map(({ kind }) => kind)).toEqual([
    'order-confirmation',
    'order-cancelled',
  ]);
  const { events } = await perform(trackOrderCall, { orderId: order });
  expect(events).toMatchObject([{ status: 'cancelled', time: '2026-05-01T23:59:59.999Z' }]);
});

it('API-64 ORD-01 tracks an order, the latest status first', async () => {
  const { perform, order, clock } = await withOrder();
  clock.now += 3 * DAY;
  const { events, trackingNumber } = await perform(trackOrderCall, { orderId: order });
  expect(events.map(({ status }) => status)).toEqual(['delivered', 'shipped', 'processing']);
  expect(trackingNumber).toBe(`SV${order}`);
});

it('CFG-14 CUR-03 adds no shop tax to an order taxed at the border', async () => {
  const { add, shipHome, pay, perform, order } = await withOrder();
  expect((await perform(orderCall, { orderId: order })).tax).toBe(563);
  const { orderId } = await add(tee, 6);
  await shipHome();
  await pay(orderId);
  expect((await perform(orderCall, { orderId })).tax).toBeUndefined();
});
