import { expect, it } from 'vitest';
import { issuedCard } from '#harness/backend/payment/gift-cards.ts';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { cancelOrderCall } from '#src/orders/api.ts';
import { giftCardBalanceCall } from '#src/gift-card/api.ts';
import { variantOf } from '../client.ts';
import { CARD, shopperIn } from './shopper.ts';

const jean = variantOf('RL0101RIN', 1);
const card = variantOf('RL2601STD');
const PENDING = { card: { ...CARD, number: '4000000000000077' } };

async function ordered(country: 'GB' | 'DE' = 'GB', variants = [jean], change: object = {}) {
  const shopper = shopperIn(country);
  await shopper.guest();
  let order = '';
  for (const variantId of variants) order = (await shopper.add(variantId)).orderId;
  await shopper.shipHome();
  await shopper.pay(order, change);
  const letters = () => lettersOf(shopper.backend.world());
  return { ...shopper, order, letters };
}

it('ORD-01 an order is confirmed with its number, its lines and its sum', async () => {
  const { order, letters, purchase } = await ordered();
  const [letter, ...others] = letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ kind: 'order-confirmation', storeName: 'RL-GB', language: 'en' });
  expect(letter?.subject).toBe(`Your order ${order} at Rivet & Loom`);
  expect(letter?.paragraphs.join(' ')).toContain('Thank you, Ada.');
  expect(letter?.lines).toHaveLength(1);
  expect(letter?.lines[0]?.what).toMatch(/^1 × .+, .+, .+/);
  const total = purchase().orders[order]?.total ?? 0;
  expect(letter?.sums.at(-1)).toEqual({ what: 'Total', amount: `£${(total / 100).toFixed(2)}` });
  expect(letter?.links).toEqual([{ label: 'See the order', path: '/services/view-order' }]);
});

it('a mail is in the store’s language', async () => {
  const { order, letters } = await ordered('DE');
  expect(letters()[0]).toMatchObject({
    language: 'de',
    subject: `Ihre Bestellung ${order} bei Rivet & Loom`,
  });
  expect(letters()[0]?.sums.at(-1)?.amount).toMatch(/^\d+,\d\d\s€$/);
});

it('a payment that is pending is told so, and nobody gets a gift card that is not paid', async () => {
  const { order, letters, refusal } = await ordered('GB', [card], PENDING);
  expect(letters().map(({ kind }) => kind)).toEqual(['payment-pending']);
  expect(letters()[0]?.paragraphs.join(' ')).toContain('Please do not pay again.');
  expect(letters()[0]?.cards).toEqual([]);
  expect(await refusal(giftCardBalanceCall, issuedCard(order, 0))).toBe('_ERR_GIFT_CARD_INVALID');
});

it('GFT-01 gift cards that were bought come with number and PIN, which the world does not hold', async () => {
  const { order, letters, perform, backend } = await ordered('GB', [card, jean, card]);
  const [letter] = letters();
  expect(letter).toMatchObject({ kind: 'gift-card', subject: 'Your gift cards from Rivet & Loom' });
  expect(letter?.cards).toEqual([
    { ...issuedCard(order, 0), worth: '£25.00' },
    { ...issuedCard(order, 1), worth: '£25.00' },
  ]);
  const [{ worth: _, ...bought } = { number: '', pin: '', worth: '' }] = letter?.cards ?? [];
  expect(await perform(giftCardBalanceCall, bought)).toMatchObject({ balance: 2500 });
  expect(JSON.stringify(backend.world().state)).not.toContain(bought.number);
});

it('API-33 an order that is cancelled is told so', async () => {
  const { order, letters, perform } = await ordered();
  await perform(cancelOrderCall, { orderId: order });
  expect(letters().map(({ kind }) => kind)).toEqual(['order-cancelled', 'order-confirmation']);
  expect(letters()[0]?.subject).toContain(`${order} at Rivet & Loom is cancelled`);
});

it('a name that looks like a pattern stands as it is', async () => {
  const shopper = shopperIn();
  await shopper.guest();
  const { orderId } = await shopper.add(jean);
  await shopper.shipHome();
  await shopper.pay(orderId);
  const world = shopper.backend.world();
  const order = world.state.purchase.orders[orderId];
  if (!order) throw new Error('no order');
  const billingAddress = { ...order.billingAddress, firstName: "$& $' {order}" };
  const orders = { [orderId]: { ...order, billingAddress } };
  const purchase = { ...world.state.purchase, orders };
  const [letter] = lettersOf({ ...world, state: { ...world.state, purchase } });
  expect(letter?.paragraphs[0]).toContain("Thank you, $& $' {order}.");
});
