import { optional, string, type, type Infer } from 'superstruct';
import { isPostcode, normalisePostcode } from '#src/address/postcode.ts';
import { MAX_EMAIL, PHONE } from '#src/kernel/patterns.ts';
import { present } from '#src/kernel/tolerant.ts';
import { badRequest, failure, type BackendResponse } from '../message.ts';
import { emailHash, isEmail } from '../newsletter/newsletter.ts';
import type { PostalAddress } from '../payment/purchase-state.ts';

const MOST_LETTERS = 100;

const Fields = type({
  personTitle: optional(string()),
  firstName: string(),
  lastName: string(),
  address1: string(),
  address2: optional(string()),
  zipCode: string(),
  city: string(),
  state: optional(string()),
  country: string(),
  phone1: optional(string()),
  email1: optional(string()),
});
const REQUIRED = ['firstName', 'lastName', 'address1', 'zipCode', 'city', 'country'] as const;

/** A valid address with the hash of its mail address, or the refusal. */
export type ReadAddress =
  { address: PostalAddress; mail: string | undefined } | { refusal: BackendResponse };

function refuse(key: string, field: string): ReadAddress {
  return { refusal: failure(400, key, `The field ${field} is not right.`, [field]) };
}

function trimmed(fields: Infer<typeof Fields>): Infer<typeof Fields> {
  const entries = Object.keys(Fields.schema).flatMap((name) => {
    const text = fields[name as keyof typeof fields]?.trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  return Object.fromEntries(entries) as Infer<typeof Fields>;
}

/** Reads an address in one of the countries; normalises its postcode to the country's format. */
export function readPostal(body: unknown, countries: readonly string[]): ReadAddress {
  if (!Fields.is(body)) return { refusal: badRequest('An address is needed.') };
  const fields = trimmed(body);
  const missing = REQUIRED.find((name) => fields[name] === undefined);
  if (missing) return refuse('_ERR_ADDRESS_FIELD_MISSING', missing);
  const long = Object.entries(fields).find(
    ([name, text = '']) => text.length > (name === 'email1' ? MAX_EMAIL : MOST_LETTERS),
  );
  if (long) return refuse('_ERR_ADDRESS_FIELD_TOO_LONG', long[0]);
  const { email1, country, ...rest } = fields;
  if (!countries.includes(country)) return refuse('_ERR_ADDRESS_COUNTRY', 'country');
  const zipCode = normalisePostcode(country, fields.zipCode);
  if (!isPostcode(country, zipCode)) return refuse('_ERR_ADDRESS_POSTCODE', 'zipCode');
  if (rest.phone1 !== undefined && !PHONE.test(rest.phone1))
    return refuse('_ERR_ADDRESS_PHONE', 'phone1');
  if (email1 !== undefined && !isEmail(email1)) return refuse('EMAIL_INVALID', 'email1'); // VAL-01
  const mail = email1 === undefined ? undefined : emailHash(email1);
  return { address: present({ ...rest, country, zipCode }), mail };
}
