import { expect, it } from 'vitest';
import {
  paypalExpressCall,
  paypalReviewCall,
  verifyPaypalExpressCall,
} from '#src/checkout/paypal-express/paypal-api.ts';
import { methodsOffered } from '#fixtures/purchase/payment-offers.ts';
import { countriesOf } from '#src/address/form.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { variantOf } from '../client.ts';
import { shopperIn } from './shopper.ts';

const PATHS = { returnPath: '/checkout/payment/paypalexpress', cancelPath: '/shopping-bag' };
const WITH_PAYPAL = countriesOf('rl').filter((country) =>
  methodsOffered(storeOfCountry('rl', country).countryCode).includes('paypal'),
);
const tee = variantOf('RL1001WHT', 2);
const card = variantOf('RL2601STD');

type Country = Parameters<typeof shopperIn>[0];

async function started(options: Parameters<typeof shopperIn>[1] = {}, country: Country = 'NL') {
  const shopper = shopperIn(country, options);
  await shopper.guest();
  const { orderId } = await shopper.add(tee);
  const { token } = await shopper.perform(paypalExpressCall, { orderId, ...PATHS });
  const review = (payerId = 'PAYER123') => shopper.perform(paypalReviewCall, { token, payerId });
  const verify = (payerId = 'PAYER123', total?: number) =>
    shopper.perform(verifyPaypalExpressCall, { token, payerId, total });
  const refused = (total: number, payerId = 'PAYER123') =>
    shopper.refusal(verifyPaypalExpressCall, { token, payerId, total });
  return { ...shopper, orderId, review, verify, refused };
}

it('PAY-07 places one order when PayPal is verified twice', async () => {
  const { verify, purchase } = await started();
  for (let time = 0; time < 2; time++) expect((await verify()).status).toBe('success');
  expect(Object.keys(purchase().orders)).toHaveLength(1);
});

it('API-62 PAY-02 PAY-07 refuses a total that differs from the shown one; accepts it after a new review', async () => {
  const { review, verify, refused, add, purchase, orderId } = await started();
  const { bag } = await review();
  await add(tee);
  expect(await refused(bag.total)).toBe('_ERR_ORDER_CHANGED');
  expect(purchase().orders).toEqual({});
  const again = await review();
  await verify('PAYER123', again.bag.total);
  expect(purchase().orders[orderId]).toMatchObject({ total: again.bag.total });
});

it.each([
  ['ABROAD1', 'abroad'],
  ['POBOX1', 'poBox'],
  ['PARTIAL1', 'incomplete'],
])(
  'API-62 PAY-07 refuses the address of %s as %s until another is given',
  async (payerId, problem) => {
    const { review, refused, verify, shipHome } = await started();
    const { bag, ...reviewed } = await review(payerId);
    expect(reviewed).toMatchObject({ problem });
    expect(await refused(bag.total, payerId)).toBe('_ERR_SHIPPING_INFO_MISSING');
    await shipHome();
    const { total } = (await review(payerId)).bag;
    expect((await verify(payerId, total)).status).toBe('success');
  },
);

it('API-62 PAY-07 CRT-12 PayPal expires after three hours, and sells no gift cards', async () => {
  let now = 0;
  const { review, refused, add } = await started({ now: () => now });
  now = 3 * 60 * 60 * 1000;
  const { total } = (await review()).bag;
  await add(card);
  expect(await refused(total)).toBe('_ERR_PAYMENT_METHOD_GIFT_CARD');
  now += 1;
  expect(await refused(total)).toBe('_ERR_PAYPAL_TOKEN_EXPIRED');
});

it.each(WITH_PAYPAL)('API-62 in %s accepts PayPal’s own address for delivery', async (country) => {
  const { review } = await started({}, country as Country);
  const reviewed = await review();
  expect(reviewed).not.toHaveProperty('problem');
  expect(reviewed.address?.country).toBe(country);
});
