import { type Infer, array, enums, literal, object, optional, string } from 'superstruct';
import { AddressRefusal } from '../../../address/refusal.ts';
import { Address } from '../../../kernel/address.ts';
import { taggedUnion } from '../../../kernel/struct.ts';

/** Saved addresses: not requested, loading, loaded, or failed. */
export const AddressBook = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), addresses: array(Address) }),
  failed: object({ status: literal('failed') }),
});
export type AddressBook = Infer<typeof AddressBook>;

/** Change of one saved address. */
export const BookChange = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  /** Its edit form is open. */
  editing: object({
    status: literal('editing'),
    addressId: string(),
    refusal: optional(AddressRefusal),
  }),
  saving: object({ status: literal('saving'), addressId: string() }),
  changing: object({ status: literal('changing'), addressId: string() }),
  failed: object({ status: literal('failed'), doing: enums(['remove', 'default']) }),
});
export type BookChange = Infer<typeof BookChange>;

const NONE: Address[] = [];

export function addressesOf(book: AddressBook): Address[] {
  return book.status === 'ready' ? book.addresses : NONE;
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
