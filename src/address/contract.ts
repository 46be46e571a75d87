import { type Infer, array, boolean, object, optional, string } from 'superstruct';
import { Address } from '../kernel/address.ts';

export const SavedAddressList = array(Address);

/**
 * All saved addresses; the first is the default for parcels, and for bills without a `billingId`.
 */
export const BookOfAddresses = object({
  addresses: SavedAddressList,
  billingId: optional(string()),
});
export type BookOfAddresses = Infer<typeof BookOfAddresses>;

/** Id of the saved address, if the backend returns one. */
export const SavedAddress = object({ id: optional(string()) });
export type SavedAddress = Infer<typeof SavedAddress>;

/** Result of an address check: `suggestions` are existing addresses similar to it. */
export const CheckedAddress = object({ isValid: boolean(), suggestions: array(Address) });
export type CheckedAddress = Infer<typeof CheckedAddress>;
