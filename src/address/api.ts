import { boolean, object, optional, string } from 'superstruct';
import { acknowledgement } from '../kernel/acknowledgement.ts';
import { Address, writeAddress } from '../kernel/address.ts';
import { nothing } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { CheckedAddress, SavedAddress, SavedAddressList } from './contract.ts';

const ADDRESSES = '/account/@self/address';

/** SES-12 */
export const addressesCall = defineCall({
  name: 'address.list',
  method: 'GET',
  base: 'commerce',
  path: () => ADDRESSES,
  params: nothing(),
  contract: async () => {
    const { SavedAddressesAnswer, readSavedAddresses } = await import('./response.ts');
    return { answer: SavedAddressesAnswer, read: readSavedAddresses };
  },
  value: SavedAddressList,
  guestCheck: true,
});

/** SES-12 */
export const addAddressCall = defineCall({
  name: 'address.add',
  method: 'POST',
  base: 'commerce',
  path: () => ADDRESSES,
  params: Address,
  body: writeAddress,
  contract: async () => {
    const { SavedAddressAnswer, readSavedAddress } = await import('./response.ts');
    return { answer: SavedAddressAnswer, read: readSavedAddress };
  },
  value: SavedAddress,
  guestCheck: true,
});

/** SES-12. `isDefault` puts it before the others. */
export const updateAddressCall = defineCall({
  name: 'address.update',
  method: 'PUT',
  base: 'commerce',
  path: ({ addressId }) => `${ADDRESSES}/${encodeURIComponent(addressId)}`,
  params: object({ addressId: string(), address: Address, isDefault: optional(boolean()) }),
  body: ({ address, isDefault }) => ({
    ...writeAddress(address),
    ...(isDefault && { primary: 'true' }),
  }),
  contract: acknowledgement,
  value: nothing(),
  guestCheck: true,
});

/** SES-12 */
export const removeAddressCall = defineCall({
  name: 'address.remove',
  method: 'DELETE',
  base: 'commerce',
  path: ({ addressId }) => `${ADDRESSES}/${encodeURIComponent(addressId)}`,
  params: object({ addressId: string() }),
  contract: acknowledgement,
  value: nothing(),
  guestCheck: true,
});

/** API-63, SES-12. Asks only, so it may be asked again. */
export const validateAddressCall = defineCall({
  name: 'address.validate',
  method: 'POST',
  base: 'commerce',
  path: () => '/account/@self/v2/validate_address',
  params: Address,
  body: writeAddress,
  contract: async () => {
    const { CheckedAddressAnswer, readCheckedAddress } = await import('./response.ts');
    return { answer: CheckedAddressAnswer, read: readCheckedAddress };
  },
  value: CheckedAddress,
  repeat: 'always',
  guestCheck: true,
});
