import { type Infer, object, optional, string, type } from 'superstruct';
import { personalEmail, personalText } from './struct.ts';
import { optionalLenient, present } from './tolerant.ts';

/** Postal address with a name. Saved ones have an `id`; `country` is an ISO code. */
export const Address = object({
  id: optional(string()),
  title: optional(personalText()),
  firstName: personalText(),
  lastName: personalText(),
  line1: personalText(),
  line2: optional(personalText()),
  postcode: personalText(),
  city: personalText(),
  state: optional(personalText()),
  country: string(),
  phone: optional(personalText()),
  email: optional(personalEmail()),
});
export type Address = Infer<typeof Address>;

/** Address in an answer of the backend. */
export const AddressAnswer = type({
  addressId: optionalLenient(string()),
  personTitle: optionalLenient(string()),
  firstName: string(),
  lastName: string(),
  address1: string(),
  address2: optionalLenient(string()),
  zipCode: string(),
  city: string(),
  state: optionalLenient(string()),
  country: string(),
  phone1: optionalLenient(string()),
  email1: optionalLenient(string()),
});

export function readAddress(answer: Infer<typeof AddressAnswer>): Address {
  return present({
    id: answer.addressId,
    title: answer.personTitle,
    firstName: answer.firstName,
    lastName: answer.lastName,
    line1: answer.address1,
    line2: answer.address2,
    postcode: answer.zipCode,
    city: answer.city,
    state: answer.state,
    country: answer.country,
    phone: answer.phone1,
    email: answer.email1,
  });
}

/** Address fields for the backend, without the id, which is part of the path. */
export function writeAddress(address: Address): Record<string, string> {
  return present({
    personTitle: address.title,
    firstName: address.firstName,
    lastName: address.lastName,
    address1: address.line1,
    address2: address.line2,
    zipCode: address.postcode,
    city: address.city,
    state: address.state,
    country: address.country,
    phone1: address.phone,
    email1: address.email,
  });
}
