import {
  type Infer,
  array,
  boolean,
  enums,
  literal,
  nullable,
  object,
  optional,
  string,
} from 'superstruct';
import { isPoBox } from '../../address/po-box.ts';
import { AddressRefusal } from '../../address/refusal.ts';
import { Address } from '../../kernel/address.ts';
import { taggedUnion } from '../../kernel/struct.ts';

/** Address book: not requested, loading, loaded, or failed. */
export const BookState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({
    status: literal('ready'),
    addresses: array(Address),
    billingId: optional(string()),
  }),
  failed: object({ status: literal('failed') }),
});
export type BookState = Infer<typeof BookState>;

const Action = enums(['use', 'remove', 'undo']);

/** Pending change; a `null` `addressId` means a new address. */
export const AddressMutation = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  editing: object({
    status: literal('editing'),
    addressId: nullable(string()),
    refusal: optional(AddressRefusal),
  }),
  saving: object({ status: literal('saving'), addressId: nullable(string()) }),
  /** A use is added, or the address is removed or restored. */
  changing: object({ status: literal('changing'), addressId: string(), doing: Action }),
  failed: object({ status: literal('failed'), doing: Action }),
});
export type AddressMutation = Infer<typeof AddressMutation>;

/** Last removed address, with its uses. */
export const RemovedAddress = object({
  address: Address,
  isDefault: boolean(),
  isForBills: boolean(),
});
export type RemovedAddress = Infer<typeof RemovedAddress>;

/** Use of a default address. */
export const Use = enums(['shipping', 'billing']);
export type Use = Infer<typeof Use>;

/** A saved address with its uses. */
export interface BookEntry {
  id: string;
  address: Address;
  isDefault: boolean;
  isForBills: boolean;
}

/**
 * Returns the saved addresses with their uses. The first is for parcels, and for bills unless
 * another is named.
 *
 * @example entriesOf({ status: 'ready', addresses: [home] }) // [{ …, isDefault: true, isForBills: true }]
 */
export function entriesOf(book: BookState): BookEntry[] {
  if (book.status !== 'ready') return [];
  const { addresses, billingId } = book;
  const named = addresses.findIndex(({ id }) => id === billingId);
  const forBills = billingId === undefined || named < 0 ? 0 : named;
  return addresses.flatMap((address, index) =>
    address.id === undefined
      ? []
      : [
          {
            id: address.id,
            address,
            isDefault: index === 0,
            isForBills: index === forBills,
          },
        ],
  );
}

/** True unless the address is a post-office box. */
export function takesParcels({ country, line1, line2 = '' }: Address): boolean {
  return !isPoBox(country, line1) && !isPoBox(country, line2);
}
