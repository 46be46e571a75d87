import { boolean, object, optional, string } from 'superstruct';
import { acknowledgement } from '../kernel/acknowledgement.ts';
import { Address, writeAddress } from '../kernel/address.ts';
import { nothing } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { BookOfAddresses, SavedAddress } from './contract.ts';

const ADDRESSES = '/account/@self/address';

/** What an address is to be used for from now on; what it is used for already stays. */
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

/** SES-12: all that is saved, and where bills go. */
export const addressBookCall = defineCall({
  name: 'address.book',
  method: 'GET',
  base: 'commerce',
  path: () => ADDRESSES,
  params: nothing(),
  contract: async () => {
    const { AddressBookAnswer, readAddressBook } = await import('./response.ts');
    return { answer: AddressBookAnswer, read: readAddressBook };
  },
  value: BookOfAddresses,
  guestCheck: true,
});

/** SES-12. The same address again is the one that there is. */
export const addToBookCall = defineCall({
  name: 'address.addToBook',
  method: 'POST',
  base: 'commerce',
  path: () => ADDRESSES,
  params: object({ address: Address, ...Uses }),
  body: ({ address, ...uses }) => ({ ...writeAddress(address), ...writeUses(uses) }),
  contract: async () => {
    const { SavedAddressAnswer, readSavedAddress } = await import('./response.ts');
    return { answer: SavedAddressAnswer, read: readSavedAddress };
  },
  value: SavedAddress,
  guestCheck: true,
});

/** SES-12 */
export const changeInBookCall = defineCall({
  name: 'address.changeInBook',
  method: 'PUT',
  base: 'commerce',
  path: ({ addressId }) => `${ADDRESSES}/${encodeURIComponent(addressId)}`,
  params: object({ addressId: string(), address: Address, ...Uses }),
  body: ({ addressId: _, address, ...uses }) => ({ ...writeAddress(address), ...writeUses(uses) }),
  contract: acknowledgement,
  value: nothing(),
  guestCheck: true,
});

/** SES-12. Removing twice changes nothing. */
export const takeFromBookCall = defineCall({
  name: 'address.takeFromBook',
  method: 'DELETE',
  base: 'commerce',
  path: ({ addressId }) => `${ADDRESSES}/${encodeURIComponent(addressId)}`,
  params: object({ addressId: string() }),
  contract: acknowledgement,
  value: nothing(),
  guestCheck: true,
});
