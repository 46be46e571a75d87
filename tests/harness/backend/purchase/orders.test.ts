import { expect, it } from 'vitest';
import { updateShippingInfoCall } from '#src/checkout/details/delivery/shipping-api.ts';
import { billingAddressCall } from '#src/checkout/details/api.ts';
import { digitalDataCall } from '#src/analytics/data-layer/digital-data-api.ts';
import {
  cancelOrderByPostcodeCall,
  cancelOrderCall,
  inStoreOrderCall,
  orderByPostcodeCall,
  orderCall,
  ordersCall,
  trackOrderCall,
} from '#src/orders/api.ts';
import { pickupPointsCall } from '#src/pickup/api.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { receiptTotal } from '#harness/backend/orders/in-store-orders.ts';
import { variantOf } from '../client.ts';
import { addressIn, HOME, shopperIn } from './shopper.ts';

const { mira } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT', 2);
const DAY = 24 * 60 * 60 * 1000;

async function withOrder(isRegistered = false) {
  const clock = { now: Date.UTC(2026, 4, 1) };
  const shopper = shopperIn('GB', { now: () => clock.now });
  if (isRegistered) await shopper.signIn(mira.email, mira.password);
  else await shopper.guest();
  const buy = async () => {
    const { orderId } = await shopper.add(tee);
    await shopper.shipHome();
    await shopper.pay(orderId);
    return orderId;
  };
  return { ...shopper, clock, buy, order: await buy() };
}

it('API-29 ORD-01 the list has the newest order first, page by page', async () => {
  const { perform, buy, order, clock } = await withOrder(true);
  clock.now += DAY;
  const second = await buy();
  const list = await perform(ordersCall, { page: 1 });
  expect(list).toMatchObject({ total: 2, orders: [{ orderId: second }, { orderId: order }] });
  expect(list.orders.map(({ status }) => status)).toEqual(['processing', 'shipped']);
  expect(await perform(ordersCall, { page: 2 })).toEqual({ orders: [], total: 2 });
});

it('API-30 an order says what was bought, where it goes and what it cost', async () => {
  const { perform, order } = await withOrder(true);
  const { email: _, ...address } = addressIn();
  expect(await perform(orderCall, { orderId: order })).toMatchObject({
    orderId: order,
    status: 'processing',
    placed: '2026-05-01T00:00:00.000Z',
    currency: 'GBP',
    items: [{ variantId: tee, quantity: 1, price: 2990, colour: 'White' }],
    goods: 2990,
    shipping: 390,
    total: 3380,
    email: mira.email,
    shippingAddress: address,
    billingAddress: address,
    paymentMethod: 'creditCard',
    canCancel: true,
  });
});

it('API-29 the list says what was bought, each product once', async () => {
  const { perform } = await withOrder(true);
  const [entry] = (await perform(ordersCall, { page: 1 })).orders;
  expect(entry).toMatchObject({
    itemCount: 1,
    products: [{ productId: 'RL1001WHT', name: 'Foundry Tee' }],
  });
});

it('API-30 CUR-03 an order has its tax, and its pieces lead to their pages in their brand’s shop', async () => {
  const { perform, order } = await withOrder(true);
  const found = await perform(orderCall, { orderId: order });
  expect(found).toMatchObject({ tax: 563, fee: 0, giftCards: 0, paidByGiftCards: 0 });
  expect(found.items[0]?.url).toBe('/foundry-tee-rl1001wht');
  expect(found.canReturn).toBe(false);
});

it('CFG-14 CUR-03 an order that is taxed at the border has no tax of the shop’s', async () => {
  const shopper = shopperIn('GB');
  await shopper.guest();
  const { orderId } = await shopper.add(tee, 6);
  await shopper.shipHome();
  await shopper.pay(orderId);
  const { total, tax } = await shopper.perform(orderCall, { orderId });
  expect(total).toBeGreaterThan(13500);
  expect(tax).toBeUndefined();
});

it('API-30 what a gift card has paid of an order stands with it', async () => {
  const shopper = shopperIn('GB');
  await shopper.guest();
  const { orderId } = await shopper.add(tee, 2);
  await shopper.shipHome();
  const giftCards = [{ number: giftCardNumber('GBP', '01'), pin: '1873' }];
  await shopper.pay(orderId, { giftCards });
  const { total, paidByGiftCards } = await shopper.perform(orderCall, { orderId });
  expect(total).toBe(5473);
  expect(paidByGiftCards).toBeGreaterThan(0);
});

it('PUP-06 an order for a pickup point says where it waits', async () => {
  const shopper = shopperIn('GB');
  await shopper.guest();
  const { orderId } = await shopper.add(tee);
  const { points } = await shopper.perform(pickupPointsCall, {
    pickupType: 'UPSAP',
    search: { by: 'term', term: 'Leeds' },
  });
  const [point] = points;
  await shopper.perform(updateShippingInfoCall, {
    optionId: '104',
    address: addressIn(),
    pickupPointId: point?.id ?? '',
  });
  await shopper.perform(billingAddressCall, { address: addressIn() });
  await shopper.pay(orderId);
  const found = await shopper.perform(orderCall, { orderId });
  expect(found.pickupPoint).toBe(point?.name);
  expect(found.shippingAddress).toMatchObject({ line1: point?.line1, postcode: point?.postcode });
});

it('API-35 ORD-01 a guest’s orders join the account whose mail address they were made with', async () => {
  const shopper = shopperIn('GB');
  await shopper.guest();
  const buyFor = async (email: string) => {
    const { orderId } = await shopper.add(tee);
    await shopper.perform(updateShippingInfoCall, {
      optionId: HOME,
      address: { ...addressIn(), email },
    });
    await shopper.pay(orderId);
    return orderId;
  };
  const own = await buyFor(mira.email);
  const ofAnother = await buyFor('grace@example.test');
  await shopper.signIn(mira.email, mira.password);
  expect(await shopper.perform(orderCall, { orderId: own })).toMatchObject({ orderId: own });
  expect(await shopper.refusal(orderCall, { orderId: ofAnother })).toBe('_ERR_ORDER_NOT_FOUND');
});

it('API-30 nobody sees the order of another', async () => {
  const { order, backend, guest, refusal } = await withOrder(true);
  await guest();
  expect(backend.world().state.purchase.orders[order]).toBeDefined();
  await expect(refusal(orderCall, { orderId: '__proto__' })).resolves.toBe('_ERR_ORDER_NOT_FOUND');
});

it.each(['SW1A 1AA', 'sw1a1aa'])(
  'ORD-03 ORD-04 API-31 a guest proves an order by %s',
  async (postcode) => {
    const { perform, order, refusal, guest } = await withOrder();
    await guest();
    const found = await perform(orderByPostcodeCall, { orderId: order, postcode });
    expect(found).toMatchObject({ orderId: order, total: 3380 });
    expect(found.email).toBeUndefined();
    for (const wrong of ['SW1A 1AB', '', ' '])
      expect(await refusal(orderByPostcodeCall, { orderId: order, postcode: wrong })).toBe(
        '_ERR_ORDER_NOT_FOUND',
      );
  },
);

it('API-33 cancelling gives the pieces back, once', async () => {
  const { perform, order, backend, purchase } = await withOrder(true);
  await perform(cancelOrderCall, { orderId: order });
  await perform(cancelOrderCall, { orderId: order });
  expect(backend.world().state.sold[tee]).toBe(0);
  const found = await perform(orderCall, { orderId: order });
  expect(found).toMatchObject({ status: 'cancelled', canCancel: false });
  expect(purchase().outbox.map(({ kind }) => kind)).toEqual([
    'order-confirmation',
    'order-cancelled',
  ]);
});

it('ORD-05 API-34 a guest cancels by postcode, until the order is sent', async () => {
  const { perform, order, refusal, clock } = await withOrder();
  const proof = { orderId: order, postcode: 'SW1A 1AA' };
  expect(await refusal(cancelOrderByPostcodeCall, { ...proof, postcode: 'M1 1AE' })).toBe(
    '_ERR_ORDER_NOT_FOUND',
  );
  clock.now += DAY;
  expect(await refusal(cancelOrderByPostcodeCall, proof)).toBe('_ERR_ORDER_NOT_CANCELLABLE');
  clock.now -= 1;
  await perform(cancelOrderByPostcodeCall, proof);
});

it('API-64 ORD-01 an order is tracked, the latest first', async () => {
  const { perform, order, clock } = await withOrder();
  const before = await perform(trackOrderCall, { orderId: order });
  expect(before).toMatchObject({ status: 'processing', events: [{ status: 'processing' }] });
  expect(before.trackingNumber).toBeUndefined();
  clock.now += 3 * DAY;
  const after = await perform(trackOrderCall, { orderId: order, postcode: 'SW1A1AA' });
  expect(after.events.map(({ status }) => status)).toEqual(['delivered', 'shipped', 'processing']);
  expect(after.trackingNumber).toBe(`SV${order}`);
});

it('API-64 ORD-05 an order says when it was cancelled, not when it was placed', async () => {
  const { perform, order, clock } = await withOrder(true);
  clock.now += DAY / 2;
  await perform(cancelOrderCall, { orderId: order });
  clock.now += DAY;
  const { events } = await perform(trackOrderCall, { orderId: order });
  expect(events).toMatchObject([{ status: 'cancelled', time: '2026-05-01T12:00:00.000Z' }]);
});

it('ORD-06 API-32 an order of a shop is read by its id and what was paid', async () => {
  const { perform, refusal } = await withOrder(true);
  const proof = { orderId: 'S201-7', total: receiptTotal('S201-7') };
  const found = await perform(inStoreOrderCall, proof);
  expect(found).toMatchObject({ orderId: 'S201-7', status: 'delivered', canCancel: false });
  expect(found.total).toBe(found.items.reduce((sum, { price }) => sum + price, 0));
  expect(await perform(inStoreOrderCall, proof)).toEqual(found);
  for (const orderId of ['S999-1', 'S201-8', 'nonsense', '<b>'])
    expect(await refusal(inStoreOrderCall, { ...proof, orderId })).toBe('_ERR_ORDER_NOT_FOUND');
  const wrong = { ...proof, total: '0.01' };
  expect(await refusal(inStoreOrderCall, wrong)).toBe('_ERR_ORDER_NOT_FOUND');
});

it('API-14 API-25 ENT-16 analytics read the bag, and the order it has become', async () => {
  const { perform, order, add, refusal } = await withOrder();
  const { orderId: cartId } = await add(tee, 2);
  const pageType = 'shopping bag';
  const bag = await perform(digitalDataCall, { cartId, pageType });
  expect(bag.items).toMatchObject([
    { productEAN: tee, productQuantity: 2, productPrice: 2990, giftCard: false },
  ]);
  expect(bag.total).toMatchObject({ cartValue: 5083, cartShipping: 390 });
  const placed = await perform(digitalDataCall, { cartId: order, pageType });
  expect(placed.total).toMatchObject({ paymentMethod: 'creditCard', recipientZipCode: 'SW1A 1AA' });
  expect(await refusal(digitalDataCall, { cartId: '1', pageType })).toBe('_ERR_ORDER_NOT_FOUND');
});
