import { expect, it } from 'vitest';
import {
  addAddressCall,
  addressesCall,
  removeAddressCall,
  updateAddressCall,
  validateAddressCall,
} from '#src/address/api.ts';
import { deliveryFormCall } from '#src/checkout/details/api.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { addressIn, shopperIn } from './shopper.ts';

const { mira } = DEMO_ACCOUNTS;
const { email, ...home } = addressIn('GB');

async function signedIn() {
  const shopper = shopperIn();
  await shopper.signIn(mira.email, mira.password);
  return shopper;
}

it('a registered shopper keeps addresses: adds, changes, removes', async () => {
  const { perform } = await signedIn();
  expect(await perform(addressesCall, undefined)).toEqual([]);
  await perform(addAddressCall, { ...home, postcode: 'sw1a1aa' });
  const [saved] = await perform(addressesCall, undefined);
  expect(saved).toEqual({ ...home, id: expect.any(String) });
  const addressId = saved?.id ?? '';
  await perform(updateAddressCall, { addressId, address: { ...home, city: 'Bath' } });
  expect(await perform(addressesCall, undefined)).toMatchObject([{ id: addressId, city: 'Bath' }]);
  await perform(removeAddressCall, { addressId });
  await perform(removeAddressCall, { addressId });
  expect(await perform(addressesCall, undefined)).toEqual([]);
});

it('the same address sent twice is kept once, and its mail address not at all', async () => {
  const { perform, purchase } = await signedIn();
  await Promise.all([perform(addAddressCall, home), perform(addAddressCall, { ...home, email })]);
  expect(await perform(addressesCall, undefined)).toHaveLength(1);
  expect(JSON.stringify(purchase())).not.toContain('@');
});

it('guests have no address book; nobody sees that of another', async () => {
  const shopper = await signedIn();
  await shopper.perform(addAddressCall, home);
  const { perform, refusal, guest } = shopperIn('GB');
  await guest();
  expect(await perform(addressesCall, undefined)).toEqual([]);
  expect(await refusal(addAddressCall, home)).toBe('_ERR_REGISTERED_ONLY');
});

it.each([
  [{ postcode: '10115' }, '_ERR_ADDRESS_POSTCODE'],
  [{ country: 'US' }, '_ERR_ADDRESS_COUNTRY'],
  [{ firstName: '  ' }, '_ERR_ADDRESS_FIELD_MISSING'],
  [{ line1: 'x'.repeat(101) }, '_ERR_ADDRESS_FIELD_TOO_LONG'],
  [{ phone: 'call me' }, '_ERR_ADDRESS_PHONE'],
  [{ email: 'nobody' }, 'EMAIL_INVALID'],
])('ADR-11 ADR-15 an address with %o is refused with %s', async (change, key) => {
  const { refusal } = await signedIn();
  expect(await refusal(addAddressCall, { ...home, ...change })).toBe(key);
});

it('API-63 an address is checked; one whose postcode is another city’s brings that city', async () => {
  const { perform } = await signedIn();
  const check = (change: object) => perform(validateAddressCall, { ...home, ...change });
  expect(await check({})).toEqual({ isValid: true, suggestions: [] });
  const berlin = { country: 'DE', postcode: '10115', city: 'berlin' };
  expect(await check(berlin)).toEqual({ isValid: true, suggestions: [] });
  expect(await check({ ...berlin, city: 'Bonn' })).toMatchObject({
    isValid: false,
    suggestions: [{ city: 'Berlin', line1: home.line1 }],
  });
});

it('API-62 ADR-01 the form of a country says what to ask for', async () => {
  const { perform, refusal } = await signedIn();
  const form = await perform(deliveryFormCall, { country: 'SE' });
  expect(form).toMatchObject({ code: '30024', country: 'SE' });
  expect(form.fields.find(({ name }) => name === 'zipCode')).toMatchObject({ required: true });
  expect(await refusal(deliveryFormCall, { country: 'BG' })).toBe('_ERR_ADDRESS_COUNTRY');
});
