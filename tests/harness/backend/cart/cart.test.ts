import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { sell } from '#harness/backend/world.ts';
import { anotherClient, createClient, variantOf } from '../client.ts';

const tee = variantOf('RL1001WHT');
const jean = variantOf('RL0101RIN');
const card = variantOf('RL2601STD', 1);

async function guest() {
  const client = createClient();
  await client.guest();
  return client;
}

it('CRT-05 only adding works without an active order, and creates it', async () => {
  const client = await guest();
  for (const path of ['minibag', 'details', 'custom_cart_details'])
    expect((await client.get(`/cart/@self/${path}`)).status).toBe(400);
  expect((await client.send('POST', '/cart/calculate', {})).status).toBe(400);
  const { body } = await client.add(tee);
  expect((await client.get('/userinfo/@self')).body.orderId).toBe(body.orderId);
  expect((await client.send('POST', '/cart/calculate', {})).body).toEqual({
    orderId: body.orderId,
  });
});

it('API-06 adding the same variant again raises its line', async () => {
  const client = await guest();
  const first = await client.add(tee, '1');
  const second = await client.add(tee, 2);
  expect(second.body.orderItem).toEqual(first.body.orderItem);
  expect((await client.bag()).body.items[0].quantity).toBe('3.0');
});

it('API-07 API-08 update sets the quantity, delete removes the line', async () => {
  const client = await guest();
  const { orderItemId } = (await client.add(tee)).body.orderItem[0];
  const update = { orderItem: [{ orderItemId, quantity: '4' }] };
  await client.send('PUT', '/cart/@self/update_order_item', update);
  expect((await client.bag()).body.itemCount).toBe(4);
  await client.send('PUT', '/cart/@self/delete_order_item', { orderItemId });
  expect((await client.bag()).body.items).toEqual([]);
});

it('ENT-19 CRT-11 a line carries prices, adjustments and attributes as JSON', async () => {
  const client = await guest();
  await client.add(tee, 2);
  const [line] = (await client.bag()).body.items;
  expect(line).toMatchObject({
    unitPrice: '29.90',
    orderItemPrice: '59.80',
    xitem_unitWasPrice: '29.90',
    adjustments: [{ displayLevel: 'OrderItem', usage: 'Discount', amount: '-8.97' }],
  });
  expect(JSON.parse(line.xitem_attributes)).toContainEqual({ name: 'colour', value: 'White' });
});

it('GFT-03 gift cards stand apart from the sums, but are paid', async () => {
  const client = await guest();
  await client.add(card);
  await client.add(tee);
  const { total } = (await client.bag()).body;
  expect(total).toMatchObject({
    cartPrice: '29.90',
    cartGiftCards: '50.00',
    cartShipping: '3.90',
    cartTotal: '33.80',
    orderTotal: '83.80',
  });
});

it('CRT-12 PayPal express is off while a gift card is in the bag', async () => {
  const client = await guest();
  await client.add(tee);
  expect((await client.bag()).body.isPaypalExpressEnabled).toBe(true);
  await client.add(card);
  expect((await client.bag()).body).toMatchObject({
    paypalExpressEnabled: true,
    isPaypalExpressEnabled: false,
  });
});

it('delivery is free from the threshold on, and large orders are reduced', async () => {
  const client = await guest();
  await client.add(jean, 3);
  const { total, adjustments } = (await client.bag()).body;
  expect(adjustments).toEqual([
    expect.objectContaining({ displayLevel: 'Order', amount: '-16.04' }),
  ]);
  expect(total).toMatchObject({ cartPrice: '320.70', cartValue: '304.66', cartShipping: '0.00' });
});

it('STK-01 STK-02 STK-03 stock limits what a bag takes', async () => {
  const client = await guest();
  const statusOf = async (productId: string, at: number, quantity: number) =>
    (await client.add(variantOf(productId, at), quantity)).status;
  expect(await statusOf('RL0101MID', 7, 1)).toBe(200);
  expect(await statusOf('RL0101MID', 7, 1)).toBe(400);
  expect(await statusOf('RL1001NVY', 0, 1)).toBe(400);
  expect(await statusOf('RL1001ECR', 0, 1)).toBe(400);
  expect(await statusOf('RL1001BLK', 0, 11)).toBe(200);
  expect(await statusOf('RL1001BLK', 0, 1)).toBe(400);
});

it('what is sold is no longer available, to anybody', async () => {
  const client = await guest();
  const variantId = variantOf('RL0101MID', 0);
  const sold = sell(client.backend.world(), [{ id: '1', variantId, quantity: 2 }]);
  client.backend.setWorld(sold);
  const { body } = await client.get(`/transformer/inventoryavailability/${variantId}`);
  expect(body.InventoryAvailability[0].availableQuantity).toBe('1.0');
});

it.each([
  ['no body', undefined],
  ['no such variant', { orderItem: [{ partNumber: '1', quantity: 1 }] }],
  ['an inherited key', { orderItem: [{ partNumber: '__proto__', quantity: 1 }] }],
  ['half a piece', { orderItem: [{ partNumber: tee, quantity: '0.5' }] }],
  ['less than nothing', { orderItem: [{ partNumber: tee, quantity: -1 }] }],
  ['the other brand', { orderItem: [{ partNumber: variantOf('HM1801NVY'), quantity: 1 }] }],
  ['a list', []],
])('adding with %s is refused and leaves the bag alone', async (_, body) => {
  const client = await guest();
  expect((await client.send('POST', '/cart', body)).status).toBe(400);
  expect((await client.get('/userinfo/@self')).body.orderId).toBe('0');
});

it('nobody reaches the bag of another session', async () => {
  const client = await guest();
  await client.add(tee);
  const { orderItemId } = (await client.add(tee)).body.orderItem[0];
  const other = anotherClient(client.backend);
  await other.guest();
  await other.add(jean);
  const answer = await other.send('PUT', '/cart/@self/delete_order_item', { orderItemId });
  expect(answer.status).toBe(400);
  await other.signIn(DEMO_ACCOUNTS.jonas.email, DEMO_ACCOUNTS.jonas.password);
  expect((await other.bag()).body.items).toHaveLength(1);
});
