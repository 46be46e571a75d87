import { expect, it } from 'vitest';
import { issuedCard } from '#harness/backend/payment/gift-cards.ts';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { cancelOrderCall } from '#src/orders/api.ts';
import { giftCardBalanceCall } from '#src/gift-card/api.ts';
import { variantOf } from '../client.ts';
import { shopperIn } from './shopper.ts';

const jean = variantOf('RL0101RIN', 1);
const card = variantOf('RL2601STD');

async function ordered(country: 'GB' | 'DE' = 'GB', variants = [jean], change: object = {}) {
  const clock = { now: Date.UTC(2026, 10, 20, 15) };
  const shopper = shopperIn(country, { now: () => clock.now });
  await shopper.guest();
  let order = '';
  for (const variantId of variants) order = (await shopper.add(variantId)).orderId;
  await shopper.shipHome();
  await shopper.pay(order, change);
  return { ...shopper, order, clock, letters: () => lettersOf(shopper.backend.world()) };
}

it('ORD-01 API-33 confirms an order with number, lines and total, and mails its cancellation', async () => {
  const { order, letters, purchase, perform } = await ordered();
  const total = purchase().orders[order]?.total ?? 0;
  expect(letters()).toMatchObject([
    { kind: 'order-confirmation', language: 'en', subject: `Your order ${order} at Rivet & Loom` },
  ]);
  expect(letters()[0]?.lines[0]?.what).toMatch(/^1 × .+, .+, .+/);
  expect(letters()[0]?.sums.at(-1)?.amount).toBe(`£${(total / 100).toFixed(2)}`);
  await perform(cancelOrderCall, { orderId: order });
  expect(letters()[0]?.subject).toContain(`${order} at Rivet & Loom is cancelled`);
});

it('GFT-01 mails bought gift cards, valid for three years, and blocks them with their order', async () => {
  const { order, letters, perform, refusal, backend, clock } = await ordered('GB', [card, card]);
  const bought = issuedCard(order, 0);
  expect(letters()[0]?.cards).toContainEqual({ ...bought, worth: '£25.00' });
  expect(JSON.stringify(backend.world().state)).not.toContain(bought.number);
  clock.now = Date.UTC(2029, 10, 20, 23);
  expect(await perform(giftCardBalanceCall, bought)).toMatchObject({ expires: '2029-11-20' });
  clock.now = Date.UTC(2029, 10, 21);
  expect(await refusal(giftCardBalanceCall, bought)).toBe('_ERR_GIFT_CARD_EXPIRED');
  clock.now = Date.UTC(2026, 10, 20, 16);
  await perform(cancelOrderCall, { orderId: order });
  expect(await refusal(giftCardBalanceCall, bought)).toBe('_ERR_GIFT_CARD_INVALID');
});
