// SIZ-01
const LETTERS = [
  'ONE SIZE', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XL+', 'XXL', 'XXXL',
  '1XL', '2XL', '3XL', '4XL', '5XL', '6XL',
]; // prettier-ignore
const LENGTHS = ['SHORT', 'REG', 'LONG']; // SIZ-03
const UNIT_SUFFIX = /\s*(?:EU|UK|FR|IT|CM)$/; // SIZ-04
const AGE = /\b(?:(MONTHS?)|YRS?)$/; // SIZ-02
const NUMBER = /\d+(?:[.,]\d+)?/g;

type SizeKey = { group: number; numbers: number[]; word: number; text: string };

/**
 * Compares two size labels, for `sort`: letters, ages, numbers, length words, then all others.
 * Equivalent labels are compared by text, so that the order is total.
 *
 * @example ['L', '2XL', 'S'].sort(compareSizes) // ['S', 'L', '2XL']
 */
export function compareSizes(one: string, other: string): number {
  const a = keyOf(one);
  const b = keyOf(other);
  return (
    a.group - b.group ||
    compareNumbers(a.numbers, b.numbers) ||
    a.word - b.word ||
    compareTexts(a.text, b.text) ||
    compareTexts(one, other)
  );
}

function keyOf(label: string): SizeKey {
  const text = label.trim().toUpperCase().replace(UNIT_SUFFIX, '');
  const letter = LETTERS.indexOf(text);
  if (letter >= 0) return { group: 0, numbers: [], word: letter, text };
  const numbers = (text.match(NUMBER) ?? []).map((digits) => Number(digits.replace(',', '.')));
  const age = AGE.exec(text);
  const word = LENGTHS.findIndex((length) => text.endsWith(length));
  const group = age ? (age[1] ? 1 : 2) : numbers.length > 0 ? 3 : word >= 0 ? 4 : 5;
  return { group, numbers, word, text };
}

function compareNumbers(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  if (at < 0) return one.length - other.length;
  return (one[at] ?? 0) - (other[at] ?? -1);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
