import { ADDRESS_RULES } from '../commerce/address-rules.ts';
import { PHONE } from '../kernel/patterns.ts';
import { plainText } from './postcode.ts';

/** Returns true if a country's numbers can have this length; undefined if unknown. */
export type PhoneLengths = (country: string, phone: string) => boolean | undefined;

/** Used until the length rules have loaded. */
export const NO_LENGTHS: PhoneLengths = () => undefined;

// `+49 (0)`, a country code followed by the trunk prefix.
const BRACKETED = /^\(?(\+|00) ?(\d{1,3})\)?[\s./\p{Pd}]*\((\d{1,2})\)/u;

function withoutTrunk(text: string): string {
  return text.replace(BRACKETED, (whole, start: string, code: string, digits: string) => {
    const stated = ADDRESS_RULES.map(([, { trunk }]) => trunk).find((each) => each?.code === code);
    const dropped = stated ? stated.digits : '0';
    return digits === dropped || (digits === '0' && dropped !== '') ? `${start}${code} ` : whole;
  });
}

/** ADR-15 allows digits and spaces only: replaces other separators by a space. */
export function normalisePhone(typed: string): string {
  const tidy = withoutTrunk(plainText(typed.normalize('NFKC'))).replace(/[()./\p{Pd}]/gu, ' ');
  return plainText(tidy).replace(/^\+ /, '+');
}

/** ADR-15: checks the length by the country's rules; 6 to 15 digits if unknown. */
export function isPhone(country: string, phone: string, lengths: PhoneLengths): boolean {
  if (!PHONE.test(phone)) return false;
  const digits = phone.replace(/^00|\D/g, '').length;
  return lengths(country, phone) ?? (digits >= 6 && digits <= 15);
}
