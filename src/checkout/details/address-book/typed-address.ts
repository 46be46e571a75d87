import { type Infer, array, boolean, nullable, object, string } from 'superstruct';
import { type Purpose, moveDraft } from '../../../address/address.ts';
import { AddressDraft, type FieldName, emptyDraft } from '../../../address/draft.ts';
import { addressForm } from '../../../address/form.ts';
import type { Address } from '../../../kernel/address.ts';
import type { Brand } from '../../../commerce/brands.ts';

/** An address that is being typed. Its errors follow from the draft; they show for what was left, or sent. */
export const TypedAddress = object({
  draft: AddressDraft,
  left: array(string()),
  isSent: boolean(),
  /** Nothing of it needs another look: it was found good, or the shopper insists. */
  isChecked: boolean(),
});
export type TypedAddress = Infer<typeof TypedAddress>;

export const TypedAddresses = object({ shipping: TypedAddress, billing: TypedAddress });
export type TypedAddresses = Infer<typeof TypedAddresses>;

/** CHK-11: which saved address is chosen for what; `null` is the one that is typed. */
export const ChosenAddresses = object({
  shipping: nullable(string()),
  billing: nullable(string()),
});
export type ChosenAddresses = Infer<typeof ChosenAddresses>;

export function typedAddress(draft: AddressDraft): TypedAddress {
  return { draft, left: [], isSent: false, isChecked: false };
}

export const NOTHING_TYPED: TypedAddresses = {
  shipping: typedAddress(emptyDraft('')),
  billing: typedAddress(emptyDraft('')),
};

/** Nobody has typed anything into it; a mail address may have been put there. */
export function isUntouched({ country: _, email: __, ...rest }: AddressDraft): boolean {
  return Object.values(rest).every((value) => value === '');
}

/** A draft that can be sent from a store: parcels stay in its country, bills go wherever the brand is sold. */
export function draftFor(
  draft: AddressDraft,
  purpose: Purpose,
  { countryCode, brand }: { countryCode: string; brand: Brand },
): AddressDraft {
  const isServed = purpose === 'billing' && addressForm(draft.country, brand) !== undefined;
  return isServed ? draft : moveDraft(draft, countryCode);
}

/**
 * Who has typed an address for one purpose finds it in the form for the other, unless that has been
 * begun: nobody types a name twice because the parcel is to be collected after all.
 */
export function carriedOver(
  { shipping, billing }: TypedAddresses,
  to: Purpose,
  store: { countryCode: string; brand: Brand },
): Partial<Record<Purpose, AddressDraft>> {
  const [target, source] = to === 'billing' ? [billing, shipping] : [shipping, billing];
  if (!isUntouched(target.draft) || isUntouched(source.draft)) return {};
  if (to === 'shipping' && source.draft.country !== store.countryCode) return {};
  return { [to]: source.draft };
}

/** Which fields of two drafts differ. */
export function changedFields(before: AddressDraft, after: AddressDraft): string[] {
  return Object.keys(after).filter(
    (name) => before[name as FieldName] !== after[name as FieldName],
  );
}

/** What somebody else's idea of an address changes of the typed one: the place, never the person. */
export function withPlaceOf<Typed extends Address | AddressDraft>(
  typed: Typed,
  place: Address,
): Typed {
  const { line1, line2, postcode, city, state } = place;
  return {
    ...typed,
    line1,
    postcode,
    city,
    ...(line2 !== undefined && { line2 }),
    ...(state !== undefined && { state }),
  };
}
