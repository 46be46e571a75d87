import { type Infer, array, boolean, type } from 'superstruct';
import { type Address, AddressAnswer, readAddress } from '../kernel/address.ts';
import { goodEntries } from '../kernel/tolerant.ts';
import type { CheckedAddress } from './contract.ts';

export const SavedAddressesAnswer = type({ contact: array(AddressAnswer) });

export const CheckedAddressAnswer = type({
  valid: boolean(),
  suggestions: goodEntries(AddressAnswer),
});

export function readSavedAddresses({ contact }: Infer<typeof SavedAddressesAnswer>): Address[] {
  return contact.map(readAddress);
}

export function readCheckedAddress(answer: Infer<typeof CheckedAddressAnswer>): CheckedAddress {
  return { isValid: answer.valid, suggestions: answer.suggestions.map(readAddress) };
}
