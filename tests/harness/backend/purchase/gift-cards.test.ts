import { expect, it } from 'vitest';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import { giftCardBalanceCall } from '#src/gift-card/api.ts';
import { cancelOrderCall } from '#src/orders/api.ts';
import { giftCardNumber, issuedCard } from '#harness/backend/payment/gift-cards.ts';
import { variantOf } from '../client.ts';
import { shopperIn } from './shopper.ts';

const PIN = '1873';
const jean = variantOf('RL0101RIN', 1);
const card = variantOf('RL2601STD');
const fifty = { number: giftCardNumber('GBP', '02'), pin: PIN };
const big = { number: giftCardNumber('GBP', '03'), pin: PIN };

async function ready(variantId = jean) {
  const shopper = shopperIn();
  await shopper.guest();
  const { orderId: order } = await shopper.add(variantId);
  await shopper.shipHome();
  const balance = (given: { number: string; pin: string }) =>
    shopper.perform(giftCardBalanceCall, given);
  return { ...shopper, order, balance };
}

it('API-58 a card tells what is left on it', async () => {
  const { balance } = await ready();
  expect(await balance(fifty)).toEqual({ balance: 5000, currency: 'GBP', expires: '2099-12-31' });
  expect(await balance({ number: giftCardNumber('CZK', '02'), pin: PIN })).toMatchObject({
    balance: 125000,
    currency: 'CZK',
  });
});

it.each([
  [{ ...fifty, pin: '0000' }, '_ERR_GIFT_CARD_INVALID'],
  [{ number: '6003999900000000', pin: PIN }, '_ERR_GIFT_CARD_INVALID'],
  [{ number: '<script>', pin: '' }, '_ERR_GIFT_CARD_INVALID'],
])('API-58 %o is refused with %s', async (given, key) => {
  const { refusal } = await ready();
  expect(await refusal(giftCardBalanceCall, given)).toBe(key);
});

it('GFT-01 a card pays a part, and is left with the rest', async () => {
  const { pay, order, balance, purchase } = await ready();
  await pay(order, { giftCards: [fifty] });
  expect(purchase().orders[order]?.paymentMethod).toBe('creditCard');
  expect((await balance(fifty)).balance).toBe(0);
});

it('GFT-01 cards that pay for all need nothing else, and not more than it costs', async () => {
  const { pay, order, balance, purchase } = await ready();
  await pay(order, { method: 'giftCard', card: undefined, giftCards: [fifty, big] });
  const total = purchase().orders[order]?.total ?? 0;
  expect((await balance(big)).balance).toBe(50000 - (total - 5000));
});

it.each([
  [[fifty], '_ERR_GIFT_CARD_BALANCE'],
  [[fifty, fifty], '_ERR_GIFT_CARD_DUPLICATED'],
  [[{ number: giftCardNumber('EUR', '03'), pin: PIN }], '_ERR_GIFT_CARD_CURRENCY'],
  [[{ number: giftCardNumber('GBP', '04'), pin: PIN }], '_ERR_GIFT_CARD_BALANCE'],
])('GFT-01 %o alone cannot pay: %s', async (giftCards, key) => {
  const { failsToPay, order } = await ready();
  expect(await failsToPay(order, { method: 'giftCard', card: undefined, giftCards })).toBe(key);
});

it('API-33 cancelling gives back what gift cards paid', async () => {
  const { pay, perform, order, balance } = await ready();
  await pay(order, { giftCards: [fifty] });
  await perform(cancelOrderCall, { orderId: order });
  expect((await balance(fifty)).balance).toBe(5000);
});

it('GFT-01 a card that was bought can be used; cancelling blocks it', async () => {
  const { pay, perform, order, balance, refusal, purchase } = await ready(card);
  await pay(order);
  const bought = issuedCard(order, 0);
  expect(await balance(bought)).toMatchObject({ balance: 2500, currency: 'GBP' });
  expect(purchase().outbox.map(({ kind }) => kind)).toContain('gift-card');
  const text = JSON.stringify(purchase());
  expect(text).not.toContain(bought.number);
  await perform(cancelOrderCall, { orderId: order });
  expect(await refusal(giftCardBalanceCall, bought)).toBe('_ERR_GIFT_CARD_INVALID');
});

it('GFT-01 a card that was bought can be spent for three years, to the day', async () => {
  const clock = { now: Date.UTC(2026, 10, 20, 15) };
  const shopper = shopperIn('GB', { now: () => clock.now });
  await shopper.guest();
  const { orderId } = await shopper.add(card);
  await shopper.shipHome();
  await shopper.pay(orderId);
  const bought = issuedCard(orderId, 0);
  const over = { number: giftCardNumber('GBP', '05'), pin: PIN };
  expect(await shopper.refusal(giftCardBalanceCall, over)).toBe('_ERR_GIFT_CARD_EXPIRED');
  clock.now = Date.UTC(2029, 10, 20, 23);
  expect(await shopper.perform(giftCardBalanceCall, bought)).toMatchObject({
    expires: '2029-11-20',
  });
  clock.now = Date.UTC(2029, 10, 21);
  expect(await shopper.refusal(giftCardBalanceCall, bought)).toBe('_ERR_GIFT_CARD_EXPIRED');
});

it('GFT-05 a bag holds five gift cards at most', async () => {
  const { add, refusal } = await ready(card);
  await add(card, 3);
  const more = { quantity: 2, cin: '', optIn: 'false' as const, sfid: '' };
  const other = variantOf('RL2601STD', 1);
  expect(await refusal(addItemCall, { ...more, variantId: other })).toBe('_ERR_GIFT_CARD_LIMIT');
  await add(other);
});
