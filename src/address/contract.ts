import { type Infer, array, boolean, object, optional, string } from 'superstruct';
import { Address } from '../kernel/address.ts';

export const SavedAddressList = array(Address);

/** All saved addresses, the one first where parcels go; bills go there too, unless an id is named. */
export const BookOfAddresses = object({
  addresses: SavedAddressList,
  billingId: optional(string()),
});
export type BookOfAddresses = Infer<typeof BookOfAddresses>;

/** Under which id an address was saved, where the backend says so. */
export const SavedAddress = object({ id: optional(string()) });
export type SavedAddress = Infer<typeof SavedAddress>;

/** What became of an address that was checked: `suggestions` are addresses near it that do exist. */
export const CheckedAddress = object({ isValid: boolean(), suggestions: array(Address) });
export type CheckedAddress = Infer<typeof CheckedAddress>;
