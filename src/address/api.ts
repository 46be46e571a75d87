import { boolean, object, optional, string } from 'superstruct';
import { acknowledgement } from '../kernel/acknowledgement.ts';
import { Address, writeAddress } from '../kernel/address.ts';
import { noPayload } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { BookOfAddresses, CheckedAddress, SavedAddress, SavedAddressList } from './contract.ts';

const ADDRESSES = '/account/@self/address';

/** Uses to add to an address; existing uses remain. */
const Uses = { isDefault: optional(boolean()), isForBills: optional(boolean()) };

function writeUses({
  isDefault,
  isForBills,
}: {
  isDefault?: boolean | undefined;
  isForBills?: boolean | undefined;
}) {
  return {
    ...(isDefault && { primary: 'true' }),
    ...(isForBills && { primaryBilling: 'true' }),
  };
}

async function savedAddress() {
  const { SavedAddressAnswer, readSavedAddress } = await import('./response.ts');
  return { answer: SavedAddressAnswer, read: readSavedAddress };
}

/** SES-12 */
export const addressesCall = defineCall({
  name: 'address.list',
  method: 'GET',
  base: 'commerce',
  path: () => ADDRESSES,
  params: noPayload(),
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
  contract: savedAddress,
  value: SavedAddress,
  guestCheck: true,
});

/** SES-12. `isDefault` moves the address to the first place. */
export const updateAddressCall = defineCall({
  name: 'address.update',
  method: 'PUT',
  base: 'commerce',
  path: ({ addressId }) => `${ADDRESSES}/${encodeURIComponent(addressId)}`,
  params: object({ addressId: string(), address: Address, ...Uses }),
  body: ({ address, ...uses }) => ({ ...writeAddress(address), ...writeUses(uses) }),
  contract: acknowledgement,
  value: noPayload(),
  guestCheck: true,
});

/** SES-12. Idempotent. */
export const removeAddressCall = defineCall({
  name: 'address.remove',
  method: 'DELETE',
  base: 'commerce',
  path: ({ addressId }) => `${ADDRESSES}/${encodeURIComponent(addressId)}`,
  params: object({ addressId: string() }),
  contract: acknowledgement,
  value: noPayload(),
  guestCheck: true,
});

// The account's own names of the same calls, because traces contain them.

/** SES-12: all saved addresses, and the default for bills. */
export const addressBookCall = defineCall({
  ...addressesCall,
  name: 'address.book',
  contract: async () => {
    const { AddressBookAnswer, readAddressBook } = await import('./response.ts');
    return { answer: AddressBookAnswer, read: readAddressBook };
  },
  value: BookOfAddresses,
});

/** SES-12. Adding an existing address returns that one. */
export const addToBookCall = defineCall({
  name: 'address.addToBook',
  method: 'POST',
  base: 'commerce',
  path: () => ADDRESSES,
  params: object({ address: Address, ...Uses }),
  body: ({ address, ...uses }) => ({ ...writeAddress(address), ...writeUses(uses) }),
  contract: savedAddress,
  value: SavedAddress,
  guestCheck: true,
});
export const changeInBookCall = defineCall({ ...updateAddressCall, name: 'address.changeInBook' });
export const takeFromBookCall = defineCall({ ...removeAddressCall, name: 'address.takeFromBook' });

/** API-63, SES-12. Repeatable, because it only reads. */
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
