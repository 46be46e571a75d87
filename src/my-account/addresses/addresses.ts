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

/** The address book: not asked for, under way, known, or not to be had. */
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

const Doing = enums(['use', 'remove', 'undo']);

/** What is being done; without an `addressId` it is about one that is new. */
export const BookWork = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  /** Its form is open. */
  editing: object({
    status: literal('editing'),
    addressId: nullable(string()),
    refusal: optional(AddressRefusal),
  }),
  saving: object({ status: literal('saving'), addressId: nullable(string()) }),
  /** It gets another use, is removed, or comes back. */
  changing: object({ status: literal('changing'), addressId: string(), doing: Doing }),
  failed: object({ status: literal('failed'), doing: Doing }),
});
export type BookWork = Infer<typeof BookWork>;

/** An address that was removed last, and what it was used for. */
export const RemovedAddress = object({
  address: Address,
  isDefault: boolean(),
  isForBills: boolean(),
});
export type RemovedAddress = Infer<typeof RemovedAddress>;

/** What a default address is for. */
export const Use = enums(['shipping', 'billing']);
export type Use = Infer<typeof Use>;

/** A saved address and what it is used for. */
export interface BookEntry {
  id: string;
  address: Address;
  isDefault: boolean;
  isForBills: boolean;
}

/**
 * The saved addresses with what they are used for: parcels go to the first, bills there too unless another one is named.
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

/** A parcel does not go to a post-office box. */
export function takesParcels({ country, line1, line2 = '' }: Address): boolean {
  return !isPoBox(country, line1) && !isPoBox(country, line2);
}
