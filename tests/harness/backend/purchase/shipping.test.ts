import { expect, it } from 'vitest';
import { detailsCall } from '#src/cart/bag/api.ts';
import { usableBillingAddressCall } from '#src/checkout/details/billing/billing-api.ts';
import {
  shippingInfoCall,
  updateShippingInfoCall,
  usableShippingCall,
} from '#src/checkout/details/delivery/shipping-api.ts';
import {
  proceedAsGuestCall,
  proceedToCheckoutCall,
  proceedToPaymentCall,
} from '#src/checkout/steps/steps-api.ts';
import { billingAddressCall } from '#src/checkout/details/api.ts';
import { pickupPointsCall } from '#src/pickup/api.ts';
import { removeLineCall } from '#src/cart/changes/change-api.ts';
import { variantOf } from '../client.ts';
import { addressIn, HOME, shopperIn } from './shopper.ts';

const tee = variantOf('RL1001WHT', 2);
const card = variantOf('RL2601STD');

async function withBag(country: Parameters<typeof addressIn>[0] = 'GB', variantId = tee) {
  const shopper = shopperIn(country);
  await shopper.guest();
  await shopper.add(variantId);
  return shopper;
}

it('API-15 PUP-01 a country offers home, express, its shops and a carrier', async () => {
  const { perform } = await withBag();
  const options = await perform(usableShippingCall, undefined);
  expect(options.map(({ code, pickupType, price }) => [code, pickupType, price])).toEqual([
    ['standard', undefined, 390],
    ['express', undefined, 990],
    ['cnc', 'CNC', 0],
    ['upsap', 'UPSAP', 290],
  ]);
});

it.each([
  ['NL', ['UPSAP', 'POSTNLPUP']],
  ['DE', ['UPSAP']],
] as const)(
  'PUP-01 %s is offered the carriers that have points there',
  async (country, carriers) => {
    const { perform } = await withBag(country);
    const options = await perform(usableShippingCall, undefined);
    const offered = options.flatMap(({ pickupType }) => pickupType ?? []);
    expect(offered.filter((type) => type !== 'CNC')).toEqual(carriers);
  },
);

it('GFT-01 gift cards alone are sent by mail', async () => {
  const { perform } = await withBag('GB', card);
  expect(await perform(usableShippingCall, undefined)).toMatchObject([{ id: HOME, price: 0 }]);
});

it('API-15 what is chosen is kept, and counts in the bag', async () => {
  const { perform } = await withBag();
  const { email: _, ...address } = addressIn();
  expect(await perform(shippingInfoCall, undefined)).toEqual({});
  await perform(updateShippingInfoCall, { optionId: '102', address: addressIn() });
  expect(await perform(shippingInfoCall, undefined)).toEqual({ optionId: '102', address });
  expect((await perform(detailsCall, undefined)).shipping).toBe(990);
  expect(await perform(usableBillingAddressCall, undefined)).toEqual([address]);
});

it('PUP-06 what goes to a pickup point goes to its own address', async () => {
  const { perform, refusal } = await withBag('NL');
  const { points } = await perform(pickupPointsCall, {
    pickupType: 'POSTNLPUP',
    search: { by: 'term', term: 'Utrecht' },
  });
  const [point] = points;
  const choice = { optionId: '106', address: addressIn('NL') };
  expect(await refusal(updateShippingInfoCall, choice)).toBe('_ERR_PICKUP_POINT_INVALID');
  await perform(updateShippingInfoCall, { ...choice, pickupPointId: point?.id ?? '' });
  expect(await perform(shippingInfoCall, undefined)).toMatchObject({
    pickupPointId: point?.id,
    address: { firstName: 'Ada', line1: point?.line1, city: 'Utrecht' },
  });
  expect(await refusal(proceedToPaymentCall, undefined)).toBe('_ERR_BILLING_ADDRESS_MISSING');
  await perform(billingAddressCall, { address: addressIn('NL') });
  await perform(proceedToPaymentCall, undefined);
});

it.each([
  ['999', {}, '_ERR_SHIPPING_MODE_INVALID'],
  [HOME, { country: 'DE', postcode: '10115' }, '_ERR_ADDRESS_COUNTRY'],
  [HOME, { postcode: 'nowhere' }, '_ERR_ADDRESS_POSTCODE'],
])('API-15 mode %s with %o is refused with %s', async (optionId, change, key) => {
  const { refusal } = await withBag();
  const address = { ...addressIn(), ...change };
  expect(await refusal(updateShippingInfoCall, { optionId, address })).toBe(key);
});

it('CHK-02 API-12 API-15 no step without what it needs', async () => {
  const { perform, refusal, shipHome } = await withBag();
  await perform(proceedToCheckoutCall, undefined);
  await perform(proceedAsGuestCall, undefined);
  expect(await refusal(proceedToPaymentCall, undefined)).toBe('_ERR_SHIPPING_INFO_MISSING');
  const { email: _, ...nameless } = addressIn();
  await perform(updateShippingInfoCall, { optionId: HOME, address: nameless });
  expect(await refusal(proceedToPaymentCall, undefined)).toBe('_ERR_EMAIL_MISSING');
  await shipHome();
  await perform(proceedToPaymentCall, undefined);
  const { lines } = await perform(detailsCall, undefined);
  await perform(removeLineCall, { lineId: lines[0]?.id ?? '' });
  expect(await refusal(proceedToCheckoutCall, undefined)).toBe('_ERR_ORDER_EMPTY');
});
