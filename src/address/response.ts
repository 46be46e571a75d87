import { type Infer, boolean, string, type } from 'superstruct';
import { type Address, AddressAnswer, readAddress } from '../kernel/address.ts';
import { validItems, optionalLenient, present, requiredItems } from '../kernel/tolerant.ts';
import type { BookOfAddresses, CheckedAddress, SavedAddress } from './contract.ts';

export const SavedAddressesAnswer = type({ contact: requiredItems(AddressAnswer) });

export const AddressBookAnswer = type({
  contact: requiredItems(AddressAnswer),
  primaryBilling: optionalLenient(string()),
});

export const SavedAddressAnswer = type({ addressId: optionalLenient(string()) });

export const CheckedAddressAnswer = type({
  valid: boolean(),
  suggestions: validItems(AddressAnswer),
});

export function readSavedAddresses({ contact }: Infer<typeof SavedAddressesAnswer>): Address[] {
  return contact.entries.map(readAddress);
}

export function readAddressBook({
  contact,
  primaryBilling,
}: Infer<typeof AddressBookAnswer>): BookOfAddresses {
  return present({ addresses: contact.entries.map(readAddress), billingId: primaryBilling });
}

export function readSavedAddress({ addressId }: Infer<typeof SavedAddressAnswer>): SavedAddress {
  return present({ id: addressId });
}

export function readCheckedAddress(answer: Infer<typeof CheckedAddressAnswer>): CheckedAddress {
  return { isValid: answer.valid, suggestions: answer.suggestions.map(readAddress) };
}
