/** What tells texts that a person typed from texts that a shop knows. No more is made of them than that. */

/** People write long numbers in groups. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}._/]+/gu;
const CARD = /\p{Nd}{13}/u;
const PHONE = /\p{Nd}{7}/u;
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} ._:+&/-]{0,79}$/u;

/** Whether a text has a number as long as a payment card's or a gift card's in it. */
export function hasCardNumber(text: string): boolean {
  return CARD.test(text.replace(SEPARATORS, ''));
}

/** Whether a text has a number as long as a telephone's in it, or a longer one. */
export function hasLongNumber(text: string): boolean {
  return PHONE.test(text.replace(SEPARATORS, ''));
}

/** Whether a text can be the name or number of a thing of the shop's, and no mail address and no card's number. */
export function isPlainName(text: string): boolean {
  return text === '' || (PLAIN.test(text) && !hasCardNumber(text));
}

/** Longer search terms find nothing. */
export const LONGEST_TERM = 100;

/** A term as it is searched for: outer and doubled spaces are none. */
export function tidyTerm(text: string): string {
  const term = text
    .replace(/\p{Cs}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST_TERM);
  return term.replace(/\p{Cs}/gu, '').trim();
}
