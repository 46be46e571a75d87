import type { Address } from '#src/kernel/address.ts';

/** Address in the shop, and the same for the backend. */
export const address: Address = {
  id: 'A1',
  firstName: 'Ada',
  lastName: 'Example',
  line1: '1 Loom Street',
  postcode: 'SW1A 1AA',
  city: 'London',
  country: 'GB',
};
export const addressFields = {
  firstName: 'Ada',
  lastName: 'Example',
  address1: '1 Loom Street',
  zipCode: 'SW1A 1AA',
  city: 'London',
  country: 'GB',
};
export const addressAnswer = { addressId: 'A1', ...addressFields, address2: null, phone1: 7 };
