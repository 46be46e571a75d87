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
import { Address } from '../kernel/address.ts';
import { taggedUnion } from '../kernel/struct.ts';
import { isPoBox } from './po-box.ts';
import { AddressRefusal } from './refusal.ts';

/** Saved addresses: not requested, loading, loaded, or failed. */
export const AddressBook = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({
    status: literal('ready'),
    addresses: array(Address),
    billingId: optional(string()),
  }),
  failed: object({ status: literal('failed') }),
});
export type AddressBook = Infer<typeof AddressBook>;

/** Change of an entry: it gets a use or the first place, is removed, or is restored. */
const AddressAction = enums(['use', 'default', 'remove', 'undo']);
export type AddressAction = Infer<typeof AddressAction>;

/** Pending change of one address; a `null` `addressId` means a new address. */
export const AddressMutation = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  /** Its form is open. */
  editing: object({
    status: literal('editing'),
    addressId: nullable(string()),
    refusal: optional(AddressRefusal),
  }),
  saving: object({ status: literal('saving'), addressId: nullable(string()) }),
  changing: object({
    status: literal('changing'),
    addressId: string(),
    doing: optional(AddressAction),
  }),
  failed: object({ status: literal('failed'), doing: AddressAction }),
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
export interface BookEntry extends RemovedAddress {
  id: string;
}

const NONE: Address[] = [];

export function addressesOf(book: AddressBook): Address[] {
  return book.status === 'ready' ? book.addresses : NONE;
}

/**
 * Returns the saved addresses with their uses. The first is for parcels, and for bills unless
 * another is named.
 *
 * @example entriesOf({ status: 'ready', addresses: [home] }) // [{ …, isDefault: true, isForBills: true }]
 */
export function entriesOf(book: AddressBook): BookEntry[] {
  const addresses = addressesOf(book);
  const billingId = book.status === 'ready' ? book.billingId : undefined;
  const named = addresses.findIndex(({ id }) => id === billingId);
  const forBills = billingId === undefined || named < 0 ? 0 : named;
  return addresses.flatMap((address, index) => {
    const { id } = address;
    return id === undefined
      ? []
      : [{ id, address, isDefault: index === 0, isForBills: index === forBills }];
  });
}

/** True unless the address is a post-office box. */
export function takesParcels({ country, line1, line2 = '' }: Address): boolean {
  return !isPoBox(country, line1) && !isPoBox(country, line2);
}

/**
 * Returns the id of the saved address to choose: the requested one if usable, else the first usable
 * one.
 */
export function idInBook(
  addresses: readonly Address[],
  wanted: string | null,
  countries: readonly string[],
): string | null {
  const usable = addresses.filter(({ country }) => countries.includes(country));
  const found = usable.find(({ id }) => id !== undefined && id === wanted) ?? usable[0];
  return found?.id ?? null;
}

/** True if two addresses have equal fields, ids aside. */
export function isSamePlace({ id: _, ...one }: Address, { id: __, ...other }: Address): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof typeof one>;
  return [...names].every((name) => one[name] === other[name]);
}
