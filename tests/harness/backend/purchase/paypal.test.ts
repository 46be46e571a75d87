import { expect, it } from 'vitest';
import { orderByPostcodeCall } from '#src/orders/api.ts';
import {
  paypalExpressCall,
  verifyPaypalExpressCall,
} from '#src/checkout/paypal-express/paypal-api.ts';
import { variantOf } from '../client.ts';
import { shopperIn } from './shopper.ts';

const PATHS = { returnPath: '/checkout/payment/paypalexpress', cancelPath: '/shopping-bag' };
const tee = variantOf('RL1001WHT', 2);
const card = variantOf('RL2601STD');

async function started() {
  const shopper = shopperIn('NL');
  await shopper.guest();
  const { orderId } = await shopper.add(tee);
  const { token, url } = await shopper.perform(paypalExpressCall, { orderId, ...PATHS });
  const verify = (payerId = 'PAYER123') =>
    shopper.perform(verifyPaypalExpressCall, { token, payerId });
  return { ...shopper, orderId, token, url, verify };
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
