import { type Infer, array, boolean, nullable, object, string } from 'superstruct';
import { type Purpose, moveDraft } from '../../../address/address.ts';
import { AddressDraft, type FieldName, emptyDraft } from '../../../address/draft.ts';
import { addressForm } from '../../../address/form.ts';
import type { Address } from '../../../kernel/address.ts';
import type { Brand } from '../../../commerce/brands.ts';

/**
 * An address being typed. Errors are derived from the draft and shown for fields left or submitted.
 */
export const TypedAddress = object({
  draft: AddressDraft,
  left: array(string()),
  isSent: boolean(),
  /** True if validated by the backend, or if the shopper insisted on it. */
  isChecked: boolean(),
});
export type TypedAddress = Infer<typeof TypedAddress>;

export const TypedAddresses = object({ shipping: TypedAddress, billing: TypedAddress });
export type TypedAddresses = Infer<typeof TypedAddresses>;

/** CHK-11: saved address chosen for each purpose; `null` means the typed one. */
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

/** True if all fields are empty, country and email aside; the email may be prefilled. */
export function isUntouched({ country: _, email: __, ...rest }: AddressDraft): boolean {
  return Object.values(rest).every((value) => value === '');
}

/**
 * Returns a draft usable in this store: parcels stay in its country, bills may go wherever the
 * brand is sold.
 */
export function draftFor(
  draft: AddressDraft,
  purpose: Purpose,
  { countryCode, brand }: { countryCode: string; brand: Brand },
): AddressDraft {
  const isServed = purpose === 'billing' && addressForm(draft.country, brand) !== undefined;
  return isServed ? draft : moveDraft(draft, countryCode);
}

/**
 * Returns the address typed for the other purpose as a draft, if this form is still empty. A
 * shopper who switches to pickup need not type it again.
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

/** Returns the names of the fields in which two drafts differ. */
export function changedFields(before: AddressDraft, after: AddressDraft): string[] {
  return Object.keys(after).filter(
    (name) => before[name as FieldName] !== after[name as FieldName],
  );
}

/** Copies the place of a suggested address into the typed one; name, phone and email stay. */
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
