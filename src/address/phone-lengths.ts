import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Not whether a number is given out: that changes from one month to the next. */
export function phoneLengths(country: string, phone: string): boolean | undefined {
  const text = phone.replace(/^00/, '+');
  const isAbroad = text.startsWith('+');
  if (!isAbroad && !isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(
    text,
    isSupportedCountry(country) ? { defaultCountry: country } : {},
  );
  if (number === undefined) return isAbroad ? undefined : false;
  // A zero that is dialled at home only is left on what is no number without it either.
  return number.isPossible() && (!number.nationalNumber.startsWith('0') || number.isValid());
}
