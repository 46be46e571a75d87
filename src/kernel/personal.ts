/** Rules that distinguish texts typed by a person from texts of the shop, for redaction. */

/** Separators in long numbers. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}._/]+/gu;
const CARD = /\p{Nd}{13}/u;
const PHONE = /\p{Nd}{7}/u;
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} ._:+&/-]{0,79}$/u;

/** True if a text contains a number as long as a payment or gift card's. */
export function hasCardNumber(text: string): boolean {
  return CARD.test(text.replace(SEPARATORS, ''));
}

/** True if a text contains a number at least as long as a phone number. */
export function hasLongNumber(text: string): boolean {
  return PHONE.test(text.replace(SEPARATORS, ''));
}

/** True if a text can be a name or number of the shop: no e-mail address and no card number. */
export function isPlainName(text: string): boolean {
  return text === '' || (PLAIN.test(text) && !hasCardNumber(text));
}

/** Longest search term; longer ones find nothing. */
export const LONGEST_TERM = 100;

/** Normalizes a search term: trims it and collapses spaces. */
export function tidyTerm(text: string): string {
  const term = text
    .replace(/\p{Cs}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_TERM);
  return term.replace(/\p{Cs}/gu, '').trim();
}
