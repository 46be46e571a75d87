import { expect, it } from 'vitest';
import { addAddressCall, removeAddressCall } from '#src/address/api.ts';
import { detailsCall } from '#src/cart/bag/api.ts';
import { usablePaymentsCall } from '#src/checkout/details/billing/billing-api.ts';
import { updateShippingInfoCall } from '#src/checkout/details/delivery/shipping-api.ts';
import { proceedToPaymentCall } from '#src/checkout/steps/steps-api.ts';
import {
  cancelPaymentCall,
  deleteSavedCardCall,
  deviceTokenCall,
  paymentDetailsCall,
  paymentMethodsCall,
} from '#src/checkout/payment/api.ts';
import { putCardCall, removeCardCall } from '#src/my-account/cards/cards-api.ts';
import { RESTORABLE_MS } from '#harness/backend/payment/saved-cards.ts';
import { cashOnDeliveryCall } from '#src/checkout/payment/cash-on-delivery-api.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendOptions } from '#harness/backend/in-process.ts';
import { createClient, variantOf } from '../client.ts';
import { addressIn, CARD, HOME, shopperIn } from './shopper.ts';

const { mira, jonas } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT', 2);
const card = variantOf('RL2601STD');

async function ready(options: Partial<BackendOptions> = {}, country: 'GB' | 'CZ' | 'DE' = 'GB') {
  const shopper = shopperIn(country, options);
  await shopper.guest();
  const { orderId } = await shopper.add(tee, 2);
  await shopper.shipHome();
  return { ...shopper, order: orderId };
}

const withNumber = (number: string) => ({ card: { ...CARD, number } });

it('API-53 PAY-01 a paid bag is an order: stock is taken, no order is active', async () => {
  const { pay, order, orderId, backend, purchase, add } = await ready();
  const payment = await pay(order);
  expect(payment).toMatchObject({ orderId: order, status: 'success', errors: [] });
  expect(backend.world().state.sold).toEqual({ [tee]: 2 });
  expect(await orderId()).toBe('0');
  expect(purchase().orders[order]).toMatchObject({ paymentMethod: 'creditCard', total: 5473 });
  expect(purchase().outbox).toMatchObject([{ kind: 'order-confirmation', orderId: order }]);
  expect((await add(tee)).orderId).not.toBe(order);
});

it.each([
  ['4000000000000002', 'refused', ['_ERR_PAYMENT_REFUSED']],
  ['4000000000000077', 'pending', []],
  ['4000000000003220', 'redirect', []],
  ['4000008260003178', 'cancelled', []],
])('API-53 the card %s comes out as %s', async (number, status, keys) => {
  const { pay, order, orderId } = await ready();
  const payment = await pay(order, withNumber(number));
  expect(payment.status).toBe(status);
  expect(payment.errors.map(({ errorKey }) => errorKey)).toEqual(keys);
  expect(await orderId()).toBe(status === 'pending' ? '0' : order);
});

it.each([
  ['4000000000000341', 504, '_ERR_PAYMENT_TIMEOUT'],
  ['4000000000000119', 500, '_ERR_GENERIC'],
])('API-53 the card %s is answered %i, and the bag stays', async (number, status, key) => {
  const { perform, order, failsToPay, pay } = await ready();
  expect([status, await failsToPay(order, withNumber(number))]).toEqual([status, key]);
  expect((await perform(detailsCall, undefined)).orderId).toBe(order);
  expect((await pay(order)).status).toBe('success');
});

it('API-53 the card 4000000000009235 is answered 401', async () => {
  const { guest, add, send } = createClient();
  await guest();
  const { orderId } = (await add(tee)).body;
  const { line1: address1, postcode: zipCode, email: email1, ...rest } = addressIn();
  const address = { ...rest, address1, zipCode, email1 };
  await send('PUT', '/cart/@self/shipping_info', { shipModeId: HOME, address });
  const refused = { ...CARD, number: '4000000000009235' };
  const given = { orderId, paymentMethod: 'creditCard', returnPath: '/', card: refused };
  const { status, body } = await send('POST', '/payments', given);
  expect([status, body.errors[0].errorKey]).toEqual([401, '_ERR_PAYMENT_UNAUTHORISED']);
});

it.each(['success', 'pending', 'refused', 'cancelled'] as const)(
  'a rule makes a payment come out as %s',
  async (payment) => {
    const rules = [{ on: 'POST /payments', call: 1, then: { payment } }];
    const { pay, order } = await ready({ rules });
    expect((await pay(order)).status).toBe(payment);
  },
);

it.each([
  [{ number: '4111111111111112' }, '_ERR_CARD_NUMBER_INVALID'],
  [{ number: '0' }, '_ERR_CARD_NUMBER_INVALID'],
  [{ expiry: '1369' }, '_ERR_CARD_EXPIRED'],
  [{ cvc: '12' }, '_ERR_CARD_CODE_INVALID'],
])('API-53 a card with %o is refused with %s', async (change, key) => {
  const { failsToPay, order } = await ready();
  expect(await failsToPay(order, { card: { ...CARD, ...change } })).toBe(key);
});

it('API-53 a card of last month has expired', async () => {
  const { failsToPay, order } = await ready({ now: () => Date.UTC(2026, 4, 1) });
  expect(await failsToPay(order, { card: { ...CARD, expiry: '0426' } })).toBe('_ERR_CARD_EXPIRED');
});

it('API-54 the bank’s page ends a payment, once', async () => {
  const { pay, perform, order, purchase } = await ready();
  const { paymentId, redirect } = await pay(order, withNumber('4000000000003220'));
  expect(redirect).toMatchObject({ url: '/provider/challenge', fields: { paymentId } });
  const details = { redirectResult: 'passed' };
  const goOn = () => perform(paymentDetailsCall, { orderId: order, paymentId, details });
  expect((await goOn()).status).toBe('success');
  expect((await goOn()).status).toBe('success');
  expect(Object.keys(purchase().orders)).toEqual([order]);
});

it.each([
  ['failed', 'refused'],
  ['cancelled', 'cancelled'],
  ['nonsense', 'refused'],
])('PAY-04 API-54 a challenge that %s is %s, and can be tried again', async (result, status) => {
  const { pay, perform, order } = await ready();
  const { paymentId } = await pay(order, withNumber('4000000000003220'));
  const details = { redirectResult: result };
  const ended = await perform(paymentDetailsCall, { orderId: order, paymentId, details });
  expect(ended.status).toBe(status);
  expect((await pay(order)).status).toBe('success');
});

it('PAY-04 a bag that changed while the bank asked is not sold at the old sum', async () => {
  const { pay, perform, order, add, purchase } = await ready();
  const { paymentId } = await pay(order, withNumber('4000000000003220'));
  await add(tee);
  const details = { redirectResult: 'passed' };
  const ended = await perform(paymentDetailsCall, { orderId: order, paymentId, details });
  expect(ended).toMatchObject({
    status: 'refused',
    errors: [{ errorKey: '_ERR_ORDER_CHANGED' }],
  });
  expect(purchase().orders).toEqual({});
});

it('API-55 a payment can be cancelled while the bank asks, not after', async () => {
  const { pay, perform, order, refusal } = await ready();
  const { paymentId } = await pay(order, withNumber('4000000000003220'));
  await perform(cancelPaymentCall, { orderId: order, paymentId });
  await perform(cancelPaymentCall, { orderId: order, paymentId });
  const paid = await pay(order);
  const { paymentId: last } = paid;
  expect(await refusal(cancelPaymentCall, { orderId: order, paymentId: last })).toBe(
    '_ERR_PAYMENT_NOT_CANCELLABLE',
  );
});

it('API-53 twice, from two tabs and after a lost answer: one order', async () => {
  const rules = [{ on: 'POST /payments', call: 1, then: 'lost' as const }];
  const { pay, order, purchase, backend, failsToPay } = await ready({ rules });
  expect(await failsToPay(order)).toBe('network');
  const answers = await Promise.all([pay(order), pay(order), pay(order)]);
  expect(new Set(answers.map(({ paymentId }) => paymentId)).size).toBe(1);
  expect(Object.keys(purchase().orders)).toEqual([order]);
  expect(backend.world().state.sold).toEqual({ [tee]: 2 });
});

it('API-53 after a lost answer and a session made anew: still one order', async () => {
  const rules = [{ on: 'POST /payments', call: 1, then: 'lost' as const }];
  const { pay, order, purchase, guest, failsToPay } = await ready({ rules });
  await failsToPay(order);
  await guest();
  expect((await pay(order)).status).toBe('success');
  expect(Object.keys(purchase().orders)).toEqual([order]);
});

it('API-53 pieces that somebody else has bought are not sold again', async () => {
  const { failsToPay, order, backend } = await ready();
  const world = backend.world();
  const sold = { [tee]: 1000 };
  backend.setWorld({ ...world, state: { ...world.state, sold } });
  expect(await failsToPay(order)).toBe('_ERR_NOT_ENOUGH_STOCK');
});

it('API-51 methods follow the country, each with its limit', async () => {
  const { perform } = await ready();
  const { methods, savedCards } = await perform(paymentMethodsCall, undefined);
  expect(methods.map(({ code, limit }) => [code, limit])).toEqual([
    ['creditCard', 1000000],
    ['debitCard', 500000],
    ['paypal', 800000],
    ['klarnaPayLater', 100000],
  ]);
  expect(savedCards).toEqual([]);
  expect((await perform(deviceTokenCall, undefined)).token).toMatch(/^[0-9a-f]{32}$/);
});

it('API-62 cash on delivery costs a fee, where there is any', async () => {
  const british = await ready();
  const none = { isAvailable: false, fee: 0 };
  expect(await british.perform(cashOnDeliveryCall, undefined)).toEqual(none);
  expect(await british.failsToPay(british.order, { method: 'cod' })).toBe(
    '_ERR_PAYMENT_METHOD_INVALID',
  );
  const czech = await ready({}, 'CZ');
  const offer = await czech.perform(cashOnDeliveryCall, undefined);
  expect(offer).toEqual({ isAvailable: true, fee: 9000 });
  const { total } = await czech.perform(detailsCall, undefined);
  await czech.pay(czech.order, { method: 'cod', card: undefined });
  expect(czech.purchase().orders[czech.order]?.total).toBe(total + offer.fee);
});

it('too little and too much for a method', async () => {
  const { perform, add, failsToPay, order } = await ready({}, 'CZ');
  expect(await failsToPay(order, { method: 'klarnaPayLater' })).toBe('_ERR_PAYMENT_METHOD_INVALID');
  await add(variantOf('RL0101RIN', 1), 8);
  expect(await failsToPay(order, { method: 'cod' })).toBe('_ERR_PAYMENT_LIMIT');
  const usable = await perform(usablePaymentsCall, undefined);
  expect(usable.map(({ code }) => code)).not.toContain('cod');
});

it.each(['paypal', 'klarnaPayLater'])('API-53 %s goes on at its own page', async (method) => {
  const { pay, perform, order } = await ready();
  const { paymentId, status } = await pay(order, { method, card: undefined });
  expect(status).toBe('redirect');
  const details = { redirectResult: 'pending' };
  const ended = await perform(paymentDetailsCall, { orderId: order, paymentId, details });
  expect(ended.status).toBe('pending');
});

it('GFT-01 gift cards are not sold on credit', async () => {
  const { add, failsToPay, order } = await ready();
  await add(card);
  expect(await failsToPay(order, { method: 'klarnaPayLater' })).toBe(
    '_ERR_PAYMENT_METHOD_GIFT_CARD',
  );
});

it('API-56 a card can be kept, pays again, and is deleted', async () => {
  const { perform, add, shipHome, pay, refusal, signIn, purchase } = shopperIn();
  await signIn(mira.email, mira.password);
  const { orderId } = await add(tee);
  await shipHome();
  await pay(orderId, { saveCard: true });
  const [kept] = (await perform(paymentMethodsCall, undefined)).savedCards;
  expect(kept).toMatchObject({ brand: 'visa', lastDigits: '1111', expiry: '1299' });
  const cardId = kept?.id ?? '';
  const second = await add(tee);
  await shipHome();
  await pay(second.orderId, { card: undefined, savedCardId: cardId, saveCard: true });
  expect((await perform(paymentMethodsCall, undefined)).savedCards).toHaveLength(1);
  await perform(deleteSavedCardCall, { cardId });
  expect(await refusal(deleteSavedCardCall, { cardId })).toBe('_ERR_NOT_FOUND');
  const text = JSON.stringify(purchase());
  expect(text).not.toContain(CARD.number);
  expect(text).not.toMatch(/cvc|number|@/);
});

it('API-56 AUT-26 a removed card pays no more, and is back in its place if it is wanted in time', async () => {
  const clock = { now: 1_764_000_000_000 };
  const { perform, add, shipHome, pay, refusal, signIn, failsToPay } = shopperIn('GB', {
    now: () => clock.now,
  });
  const mastercard = '5555555555554444';
  const saved = async () =>
    (await perform(paymentMethodsCall, undefined)).savedCards.map(({ brand }) => brand);
  await signIn(mira.email, mira.password);
  for (const number of [CARD.number, mastercard]) {
    const { orderId } = await add(tee);
    await shipHome();
    await pay(orderId, { ...withNumber(number), saveCard: true });
  }
  const [first, second] = (await perform(paymentMethodsCall, undefined)).savedCards;
  const ids = { visa: first?.id ?? '', mastercard: second?.id ?? '' };
  expect(await saved()).toEqual(['visa', 'mastercard']);

  await perform(removeCardCall, { cardId: ids.visa });
  expect(await saved()).toEqual(['mastercard']);
  const { orderId } = await add(tee);
  await shipHome();
  expect(await failsToPay(orderId, { card: undefined, savedCardId: ids.visa })).toBe(
    '_ERR_CARD_NOT_FOUND',
  );
  clock.now += RESTORABLE_MS - 1;
  await perform(putCardCall, { cardId: ids.visa, isDefault: false });
  expect(await saved()).toEqual(['visa', 'mastercard']);
  await perform(putCardCall, { cardId: ids.mastercard, isDefault: true });
  expect(await saved()).toEqual(['mastercard', 'visa']);

  await perform(removeCardCall, { cardId: ids.visa });
  clock.now += RESTORABLE_MS;
  expect(await refusal(putCardCall, { cardId: ids.visa, isDefault: false })).toBe(
    '_ERR_CARD_NOT_FOUND',
  );
  const again = await pay(orderId, { ...withNumber(CARD.number), saveCard: true });
  expect(again.status).toBe('success');
  expect(await saved()).toEqual(['mastercard', 'visa']);
});

it('API-56 nobody removes or takes back the card of somebody else', async () => {
  const { perform, add, shipHome, pay, refusal, signIn } = shopperIn();
  await signIn(mira.email, mira.password);
  const { orderId } = await add(tee);
  await shipHome();
  await pay(orderId, { saveCard: true });
  const cardId = (await perform(paymentMethodsCall, undefined)).savedCards[0]?.id ?? '';
  await signIn(jonas.email, jonas.password);
  expect(await refusal(removeCardCall, { cardId })).toBe('_ERR_NOT_FOUND');
  expect(await refusal(putCardCall, { cardId, isDefault: true })).toBe('_ERR_CARD_NOT_FOUND');
});

it.each([
  [{ returnPath: '//evil.example' }, '_ERR_CMD_INVALID_PARAM'],
  [{ method: '__proto__' }, '_ERR_PAYMENT_METHOD_INVALID'],
  [{ savedCardId: 'K99' }, '_ERR_CARD_NOT_FOUND'],
])('API-53 %o is refused with %s', async (change, key) => {
  const { failsToPay, order } = await ready();
  expect(await failsToPay(order, change)).toBe(key);
});

it('CHK-11 a bag does not go to an address that was removed since', async () => {
  const { perform, add, pay, failsToPay, refusal, signIn } = shopperIn();
  await signIn(mira.email, mira.password);
  const { id = '' } = await perform(addAddressCall, addressIn('GB'));
  const { orderId } = await add(tee);
  await perform(updateShippingInfoCall, { optionId: HOME, addressId: id });
  await perform(removeAddressCall, { addressId: id });
  expect(await refusal(proceedToPaymentCall, undefined)).toBe('_ERR_ADDRESS_NOT_FOUND');
  expect(await failsToPay(orderId)).toBe('_ERR_ADDRESS_NOT_FOUND');
  await perform(updateShippingInfoCall, { optionId: HOME, address: addressIn('GB') });
  expect((await pay(orderId)).status).toBe('success');
});

it('API-53 nobody pays the bag of another', async () => {
  const { failsToPay } = await ready();
  expect(await failsToPay('__proto__')).toBe('_ERR_ORDER_NOT_FOUND');
  expect(await failsToPay('1')).toBe('_ERR_ORDER_NOT_FOUND');
});

it('API-53 what the shopper was told is what is paid, or nothing', async () => {
  const { failsToPay, pay, order, purchase } = await ready();
  expect(await failsToPay(order, { total: 5472 })).toBe('_ERR_ORDER_CHANGED');
  expect(purchase().orders).toEqual({});
  expect((await pay(order, { total: 5473 })).status).toBe('success');
});
