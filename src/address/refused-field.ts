import { type AddressErrors, type Problem, missingKey } from './address.ts';
import type { FieldName } from './draft.ts';
import type { AddressFormLayout } from './form.ts';
import { examplePostcode } from './postcode.ts';
import type { AddressRefusal } from './refusal.ts';

/** Address fields by the backend's names. */
export const FIELD_NAMES: Readonly<Record<string, FieldName>> = {
  personTitle: 'title',
  firstName: 'firstName',
  lastName: 'lastName',
  address1: 'line1',
  address2: 'line2',
  zipCode: 'postcode',
  city: 'city',
  state: 'state',
  phone1: 'phone',
  email1: 'email',
};

const OF_FIELD: Readonly<Record<string, FieldName>> = {
  _ERR_ADDRESS_POSTCODE: 'postcode',
  _ERR_ADDRESS_PHONE: 'phone',
  EMAIL_INVALID: 'email',
  _ERR_EMAIL_MISSING: 'email',
};

/** Fields of the place, not of the person. */
const OF_PLACE: readonly FieldName[] = ['line1', 'line2', 'postcode', 'city', 'state'];

function refusedName({ key = '', parameter }: AddressRefusal): FieldName | undefined {
  const ofAny = key === '_ERR_ADDRESS_FIELD_MISSING' || key === '_ERR_ADDRESS_FIELD_TOO_LONG';
  return OF_FIELD[key] ?? (ofAny ? FIELD_NAMES[parameter ?? ''] : undefined);
}

/** True for a refusal of the place itself; false for a person's field or an unknown key. */
export function isOfPlace(refusal: AddressRefusal): boolean {
  if (refusal.key === '_ERR_PICKUP_POINT_INVALID' || refusal.key === '_ERR_ADDRESS_COUNTRY')
    return true;
  const name = refusedName(refusal);
  return name !== undefined && OF_PLACE.includes(name);
}

function problemOf(name: FieldName, form: AddressFormLayout, key: string): Problem {
  if (key === '_ERR_ADDRESS_POSTCODE')
    return { key: 'address.error.postcode', params: { example: examplePostcode(form.country) } };
  if (key === '_ERR_ADDRESS_PHONE') return { key: 'address.error.phone', params: {} };
  if (key === 'EMAIL_INVALID') return { key: 'address.error.email', params: {} };
  if (key === '_ERR_ADDRESS_FIELD_TOO_LONG') {
    const max = form.fields.find((field) => field.name === name)?.maxLength ?? 0;
    return { key: 'address.error.tooLong', params: { max } };
  }
  return { key: missingKey(name), params: {} };
}

/**
 * Converts a refusal to an error of its field; empty if the form lacks the field.
 *
 * @example refusedField(form, { reason: 'refused', key: '_ERR_ADDRESS_POSTCODE' }) // { postcode: […] }
 */
export function refusedField(form: AddressFormLayout, refusal: AddressRefusal): AddressErrors {
  const { key = '' } = refusal;
  const name = refusedName(refusal);
  if (name === undefined || !form.fields.some((field) => field.name === name)) return {};
  return { [name]: [problemOf(name, form, key)] };
}
