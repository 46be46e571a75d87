import { create } from 'superstruct';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import * as cart from '#src/cart/bag/response.ts';
import { itemDiscountTextOf, priceOf, totalOf } from '#src/cart/bag/line.ts';
import { createClient, variantOf } from '#tests/harness/backend/client.ts';

const { mira } = DEMO_ACCOUNTS;

async function signedIn() {
  const client = createClient();
  await client.signIn(mira.email, mira.password);
  return client;
}

const AMOUNTS = { unitPrice: '49.90', xitem_unitWasPrice: '59.90', orderItemPrice: '99.80' };
const OFF = { displayLevel: 'OrderItem', usage: 'Discount', amount: '-9.98', description: 'Ten' };

it('ENT-19 CRT-11 a line is read with prices, quantity, adjustments, and its attributes from JSON of names and values', async () => {
  const client = await signedIn();
  await client.add(variantOf('RL0101RIN'));
  const { body } = await client.bag();
  const attributes = [
    { name: 'size', value: '30 / 32' },
    { name: 'colour', value: 'Ecru' },
    { name: 'gift', value: 'no' },
  ];
  Object.assign(body.items[0], AMOUNTS, {
    quantity: '2.0',
    adjustments: [OFF],
    xitem_attributes: JSON.stringify(attributes),
  });
  const [line] = cart.readCartDetails(create(body, cart.CartDetailsAnswer)).lines;
  expect(line).toMatchObject({
    quantity: 2,
    unitPrice: 4990,
    unitWas: 5990,
    price: 9980,
    adjustments: [{ ...OFF, amount: -998 }],
    colour: 'Ecru',
    size: '30 / 32',
  });
  expect(line && totalOf(line)).toBe(8982);
  expect(line && itemDiscountTextOf(line)).toBe('Ten');
  expect(line && priceOf(line)).toEqual({
    price: 9980,
    wasPrice: 11980,
    displayPrefix: '2X',
    unitPrice: 4990,
    unitWasPrice: 5990,
  });
});

it('CRT-11 attributes that are no JSON list do not hide the bag', async () => {
  const client = await signedIn();
  await client.add(variantOf('RL0101RIN'));
  const { body } = await client.bag();
  for (const broken of ['', '{', 'null', '[1]', '{"__proto__":1}']) {
    body.items[0].xitem_attributes = broken;
    const [line] = cart.readCartDetails(create(body, cart.CartDetailsAnswer)).lines;
    expect(line).toMatchObject({ colour: '', size: '', quantity: 1 });
  }
});

it.each([undefined, null, 'yes', { gift: true }])(
  'a backend that says of gifts %j offers none',
  async (giftOptions) => {
    const client = await signedIn();
    await client.add(variantOf('RL0101RIN'));
    const { body } = await client.bag();
    const answer = { ...body, giftOptions };
    expect(cart.readCartDetails(create(answer, cart.CartDetailsAnswer)).gift).toBeUndefined();
  },
);
