import { ADDRESS_RULES } from '../commerce/address-rules.ts';
import { PHONE } from '../kernel/patterns.ts';
import { plainText } from './plain-text.ts';

/** Whether a country's numbers can be as long as this one; undefined where that is not known. */
export type PhoneLengths = (country: string, phone: string) => boolean | undefined;

/** What is known of numbers until more is. */
export const NO_LENGTHS: PhoneLengths = () => undefined;

// `+49 (0)`, as people write what is dialled at home only.
const BRACKETED = /^\(?(\+|00) ?(\d{1,3})\)?[\s./\p{Pd}]*\((\d{1,2})\)/u;

function withoutTrunk(text: string): string {
  return text.replace(BRACKETED, (whole, start: string, code: string, digits: string) => {
    const stated = ADDRESS_RULES.map(([, { trunk }]) => trunk).find((each) => each?.code === code);
    const dropped = stated ? stated.digits : '0';
    return digits === dropped || (digits === '0' && dropped !== '') ? `${start}${code} ` : whole;
  });
}

/** ADR-15 knows digits and spaces only: what else people put between them is a space. */
export function normalisePhone(typed: string): string {
  const tidy = withoutTrunk(plainText(typed.normalize('NFKC'))).replace(/[()./\p{Pd}]/gu, ' ');
  return plainText(tidy).replace(/^\+ /, '+');
}

/** ADR-15: as long as the country's numbers are, or where that is not known as any may be. */
export function isPhone(country: string, phone: string, lengths: PhoneLengths): boolean {
  if (!PHONE.test(phone)) return false;
  const digits = phone.replace(/^00|\D/g, '').length;
  return lengths(country, phone) ?? (digits >= 6 && digits <= 15);
}
