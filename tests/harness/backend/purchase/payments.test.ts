import { expect, it } from 'vitest';
import { addAddressCall, removeAddressCall } from '#src/address/api.ts';
import { updateShippingInfoCall } from '#src/checkout/details/delivery/shipping-api.ts';
import { paymentDetailsCall, paymentMethodsCall } from '#src/checkout/payment/api.ts';
import { putCardCall, removeCardCall } from '#src/my-account/cards/cards-api.ts';
import { RESTORABLE_MS } from '#harness/backend/payment/saved-cards.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { BackendOptions } from '#harness/backend/in-process.ts';
import { variantOf } from '../client.ts';
import { addressIn, CARD, HOME, shopperIn } from './shopper.ts';

const { mira, jonas } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT', 2);
const LOST = [{ on: 'POST /payments', call: 1, then: 'lost' as const }];

async function ready(options: Partial<BackendOptions> = {}, country: 'GB' | 'CZ' = 'GB') {
  const shopper = shopperIn(country, options);
  await shopper.guest();
  const { orderId } = await shopper.add(tee, 2);
  await shopper.shipHome();
  return { ...shopper, order: orderId };
}

const withNumber = (number: string) => ({ card: { ...CARD, number } });

it('API-53 places one order when paid twice, from two tabs, after a lost answer or in a new session', async () => {
  const { pay, order, purchase, backend, failsToPay, guest } = await ready({ rules: LOST });
  expect(await failsToPay(order)).toBe('network');
  const answers = await Promise.all([pay(order), pay(order)]);
  await guest();
  answers.push(await pay(order));
  expect(new Set(answers.map(({ paymentId }) => paymentId)).size).toBe(1);
  expect(Object.keys(purchase().orders)).toEqual([order]);
  expect(backend.world().state.sold).toEqual({ [tee]: 2 });
});

it.each([
  ['passed', false, 'success'],
  ['failed', false, 'refused'],
  ['cancelled', false, 'cancelled'],
  ['nonsense', false, 'refused'],
  ['passed', true, 'refused'],
])(
  'PAY-04 API-54 a challenge that %s, with a bag that changed meanwhile (%s), is %s',
  async (redirectResult, isChanged, status) => {
    const { pay, perform, order, add, purchase } = await ready();
    const { paymentId } = await pay(order, withNumber('4000000000003220'));
    if (isChanged) await add(tee);
    const given = { orderId: order, paymentId, details: { redirectResult } };
    expect((await perform(paymentDetailsCall, given)).status).toBe(status);
    expect((await perform(paymentDetailsCall, given)).status).toBe(status);
    expect(Object.keys(purchase().orders)).toHaveLength(status === 'success' ? 1 : 0);
  },
);

it('API-53 refuses pieces that were sold meanwhile', async () => {
  const { failsToPay, order, backend } = await ready();
  const world = backend.world();
  backend.setWorld({ ...world, state: { ...world.state, sold: { [tee]: 1000 } } });
  expect(await failsToPay(order)).toBe('_ERR_NOT_ENOUGH_STOCK');
});

it('API-51 API-62 offers each country its methods, with limit and fee', async () => {
  const { perform, add, failsToPay, order, pay, purchase, shipHome } = await ready({}, 'CZ');
  const { methods } = await perform(paymentMethodsCall, undefined);
  expect(methods.map(({ code }) => code)).toContain('cod');
  expect(await failsToPay(order, { method: 'klarnaPayLater' })).toBe('_ERR_PAYMENT_METHOD_INVALID');
  await pay(order, { method: 'cod', card: undefined });
  expect(purchase().orders[order]).toMatchObject({ fee: 9000 });
  const { orderId } = await add(variantOf('RL0101RIN', 1), 8);
  await shipHome();
  expect(await failsToPay(orderId, { method: 'cod' })).toBe('_ERR_PAYMENT_LIMIT');
});

it('GFT-01 refuses to sell gift cards on credit', async () => {
  const { add, failsToPay, order } = await ready();
  await add(variantOf('RL2601STD'));
  const key = '_ERR_PAYMENT_METHOD_GIFT_CARD';
  expect(await failsToPay(order, { method: 'klarnaPayLater' })).toBe(key);
});

it('API-56 AUT-26 shows a saved card to its owner only, and restores it in its place in time', async () => {
  const clock = { now: 1_764_000_000_000 };
  const shopper = shopperIn('GB', { now: () => clock.now });
  const { perform, add, shipHome, pay, refusal, signIn, purchase } = shopper;
  const saved = async () => (await perform(paymentMethodsCall, undefined)).savedCards;
  const brands = async () => (await saved()).map(({ brand }) => brand);
  await signIn(mira.email, mira.password);
  for (const number of [CARD.number, '5555555555554444']) {
    const { orderId } = await add(tee);
    await shipHome();
    await pay(orderId, { ...withNumber(number), saveCard: true });
  }
  expect(JSON.stringify(purchase())).not.toMatch(/4111111111111111|cvc/);
  const cardId = (await saved())[0]?.id ?? '';
  await signIn(jonas.email, jonas.password);
  expect(await refusal(removeCardCall, { cardId })).toBe('_ERR_NOT_FOUND');
  expect(await refusal(putCardCall, { cardId, isDefault: true })).toBe('_ERR_CARD_NOT_FOUND');
  await signIn(mira.email, mira.password);
  await perform(removeCardCall, { cardId });
  expect(await brands()).toEqual(['mastercard']);
  clock.now += RESTORABLE_MS - 1;
  await perform(putCardCall, { cardId, isDefault: false });
  expect(await brands()).toEqual(['visa', 'mastercard']);
  await perform(removeCardCall, { cardId });
  clock.now += RESTORABLE_MS;
  expect(await refusal(putCardCall, { cardId, isDefault: false })).toBe('_ERR_CARD_NOT_FOUND');
});

it('CHK-11 refuses to deliver to an address removed meanwhile', async () => {
  const { perform, add, failsToPay, signIn } = shopperIn();
  await signIn(mira.email, mira.password);
  const { id = '' } = await perform(addAddressCall, addressIn('GB'));
  const { orderId } = await add(tee);
  await perform(updateShippingInfoCall, { optionId: HOME, addressId: id });
  await perform(removeAddressCall, { addressId: id });
  expect(await failsToPay(orderId)).toBe('_ERR_ADDRESS_NOT_FOUND');
});
