import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Checks the length only. Assigned ranges change too often to validate. */
export function phoneLengths(country: string, phone: string): boolean | undefined {
  const text = phone.replace(/^00/, '+');
  const isAbroad = text.startsWith('+');
  if (!isAbroad && !isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(
    text,
    isSupportedCountry(country) ? { defaultCountry: country } : {},
  );
  if (number === undefined) return isAbroad ? undefined : false;
  // A leading zero remains where the number is invalid without it: accept it only if valid.
  return number.isPossible() && (!number.nationalNumber.startsWith('0') || number.isValid());
}
