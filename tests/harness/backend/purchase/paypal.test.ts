import { expect, it } from 'vitest';
import { orderByPostcodeCall } from '#src/orders/api.ts';
import {
  paypalExpressCall,
  paypalReviewCall,
  verifyPaypalExpressCall,
} from '#src/checkout/paypal-express/paypal-api.ts';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import { methodsOffered } from '#fixtures/purchase/payment-offers.ts';
import { countriesOf } from '#src/address/form.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { callsOver } from '../shop-calls.ts';
import { variantOf } from '../client.ts';
import { shopperIn } from './shopper.ts';

const PATHS = { returnPath: '/checkout/payment/paypalexpress', cancelPath: '/shopping-bag' };
const WITH_PAYPAL = countriesOf('rl').filter((country) =>
  methodsOffered(storeOfCountry('rl', country).countryCode).includes('paypal'),
);
const tee = variantOf('RL1001WHT', 2);
const card = variantOf('RL2601STD');

async function started(options: Parameters<typeof shopperIn>[1] = {}) {
  const shopper = shopperIn('NL', options);
  await shopper.guest();
  const { orderId } = await shopper.add(tee);
  const { token, url } = await shopper.perform(paypalExpressCall, { orderId, ...PATHS });
  const verify = (payerId = 'PAYER123', total?: number) =>
    shopper.perform(verifyPaypalExpressCall, { token, payerId, total });
  const review = (payerId = 'PAYER123') => shopper.perform(paypalReviewCall, { token, payerId });
  const refused = (total: number, payerId = 'PAYER123') =>
    shopper.refusal(verifyPaypalExpressCall, { token, payerId, total });
  return { ...shopper, orderId, token, url, verify, review, refused };
}

it('API-62 PAY-07 from the bag to PayPal and back: one order, to PayPal’s address', async () => {
  const { verify, orderId, url, purchase, perform } = await started();
  expect(url).toMatch(/^\/provider\/paypal\?token=EC-/);
  expect(await verify()).toMatchObject({ orderId, status: 'success' });
  expect(await verify()).toMatchObject({ orderId, status: 'success' });
  expect(Object.keys(purchase().orders)).toEqual([orderId]);
  const order = await perform(orderByPostcodeCall, { orderId, postcode: '1012 AB' });
  expect(order).toMatchObject({ paymentMethod: 'paypal', shippingAddress: { lastName: 'Payer' } });
});

it.each([
  ['REFUSED1', 'refused'],
  ['CANCELLED1', 'cancelled'],
  ['PENDING1', 'pending'],
])('PAY-07 the payer %s ends in %s', async (payerId, status) => {
  const { verify } = await started();
  expect((await verify(payerId)).status).toBe(status);
});

it('PAY-04 PAY-07 a bag that changed meanwhile is not sold at the old sum', async () => {
  const { verify, add, purchase } = await started();
  await add(tee);
  expect(await verify()).toMatchObject({
    status: 'refused',
    errors: [{ errorKey: '_ERR_ORDER_CHANGED' }],
  });
  expect(purchase().orders).toEqual({});
});

it('CRT-12 PayPal express is not for gift cards, nor for strangers', async () => {
  const { add, refusal, orderId, token } = await started();
  expect(await refusal(verifyPaypalExpressCall, { token: 'EC-P99', payerId: 'PAYER123' })).toBe(
    '_ERR_PAYPAL_TOKEN_INVALID',
  );
  expect(await refusal(verifyPaypalExpressCall, { token, payerId: '<b>' })).toBe(
    '_ERR_PAYPAL_PAYER_INVALID',
  );
  await add(card);
  expect(await refusal(paypalExpressCall, { orderId, ...PATHS })).toBe(
    '_ERR_PAYMENT_METHOD_GIFT_CARD',
  );
  const away = { orderId, ...PATHS, returnPath: 'https://evil.example' };
  expect(await refusal(paypalExpressCall, away)).toBe('_ERR_CMD_INVALID_PARAM');
});

it('API-62 PAY-07 a review says who, where, how and what it costs, and changes nothing', async () => {
  const { review, orderId, backend } = await started();
  const before = backend.world().state;
  expect(await review()).toMatchObject({
    bag: { orderId, lines: [{ variantId: tee }], shipping: 490 },
    address: { firstName: 'Pat', lastName: 'Payer', country: 'NL', city: 'Amsterdam' },
    email: 'payer123@payer.example',
    isCollected: false,
  });
  expect((await review()).problem).toBeUndefined();
  expect(backend.world().state.purchase).toBe(before.purchase);
  expect(backend.world().state.carts).toBe(before.carts);
});

it('API-62 PAY-07 what was reviewed is what is bought, and for that sum', async () => {
  const { review, verify, orderId, purchase } = await started();
  const { bag } = await review();
  expect(await verify('PAYER123', bag.total)).toMatchObject({ orderId, status: 'success' });
  expect(purchase().orders[orderId]).toMatchObject({ total: bag.total, shipping: bag.shipping });
});

it('API-62 PAY-07 where the shopper has said where it goes, that counts, and their mails go there', async () => {
  const { review, shipHome } = await started();
  await shipHome();
  const reviewed = await review('ABROAD1');
  expect(reviewed).toMatchObject({ address: { firstName: 'Ada', city: 'Amsterdam' } });
  expect(reviewed).not.toHaveProperty('problem');
  expect(reviewed).not.toHaveProperty('email');
});

it.each([
  ['ABROAD1', 'abroad'],
  ['POBOX1', 'poBox'],
  ['PARTIAL1', 'incomplete'],
])('API-62 PAY-07 nothing is sold to the address of %s: %s', async (payerId, problem) => {
  const { review, refused, verify, shipHome, orderId, purchase } = await started();
  const { bag, ...reviewed } = await review(payerId);
  expect(reviewed).toMatchObject({ problem });
  expect(await refused(bag.total, payerId)).toBe('_ERR_SHIPPING_INFO_MISSING');
  expect(purchase().orders).toEqual({});
  // Another address makes it good: PayPal's word was not spent.
  await shipHome();
  expect(await verify(payerId, (await review(payerId)).bag.total)).toMatchObject({
    status: 'success',
  });
  expect(Object.keys(purchase().orders)).toEqual([orderId]);
});

it('PAY-02 PAY-07 another sum than the shopper was told buys nothing, and may be confirmed anew', async () => {
  const { review, verify, refused, add, purchase, orderId } = await started();
  const { bag } = await review();
  await add(tee);
  expect(await refused(bag.total)).toBe('_ERR_ORDER_CHANGED');
  expect(purchase().orders).toEqual({});
  const again = await review();
  expect(again.bag.total).toBeGreaterThan(bag.total);
  await verify('PAYER123', again.bag.total);
  expect(purchase().orders[orderId]).toMatchObject({ total: again.bag.total });
});

it('API-62 PAY-07 PayPal forgets after three hours, and what is spent or paid is not reviewed', async () => {
  let now = 0;
  const { token, refusal, verify, review } = await started({ now: () => now });
  const brought = { token, payerId: 'PAYER123' };
  now = 3 * 60 * 60 * 1000;
  expect((await review()).bag.lines).toHaveLength(1);
  now += 1;
  expect(await refusal(paypalReviewCall, brought)).toBe('_ERR_PAYPAL_TOKEN_EXPIRED');
  expect(await refusal(verifyPaypalExpressCall, brought)).toBe('_ERR_PAYPAL_TOKEN_EXPIRED');
  now = 0;
  await verify('REFUSED1');
  expect(await refusal(paypalReviewCall, brought)).toBe('_ERR_PAYPAL_TOKEN_INVALID');
});

it('gift cards that came into the bag meanwhile are not bought so', async () => {
  const { review, refusal, refused, add, token } = await started();
  const { bag } = await review();
  await add(card);
  const key = '_ERR_PAYMENT_METHOD_GIFT_CARD';
  expect(await refusal(paypalReviewCall, { token, payerId: 'PAYER123' })).toBe(key);
  expect(await refused(bag.total)).toBe(key);
});

it.each(WITH_PAYPAL)('API-62 in %s PayPal’s own address is good to deliver to', async (country) => {
  const store = storeOfCountry('rl', country);
  const backend = createInProcessBackend({ seed: 1 });
  const { perform, guest } = callsOver(backend, store);
  await guest();
  const wish = { variantId: tee, quantity: 2, cin: '', sfid: '', optIn: 'false' as const };
  const { orderId } = await perform(addItemCall, wish);
  const { token } = await perform(paypalExpressCall, { orderId, ...PATHS });
  const reviewed = await perform(paypalReviewCall, { token, payerId: 'PAYER123' });
  expect(reviewed).not.toHaveProperty('problem');
  expect(reviewed.address?.country).toBe(country);
});
