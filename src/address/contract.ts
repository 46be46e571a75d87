import { type Infer, array, boolean, object } from 'superstruct';
import { Address } from '../kernel/address.ts';

export const SavedAddresses = array(Address);

/** What became of an address that was checked: `suggestions` are addresses near it that do exist. */
export const CheckedAddress = object({ isValid: boolean(), suggestions: array(Address) });
export type CheckedAddress = Infer<typeof CheckedAddress>;
