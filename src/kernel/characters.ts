import { graphemes } from './intl.ts';

const PLAIN = /^[\x20-\x7E]*$/;

/** Most code points of a real letter or emoji. In longer graphemes each code point counts. */
const MOST_PARTS = 16;

/**
 * Counts the visible characters of a text: a letter with its marks is one, as is any emoji. Stops
 * above `most`.
 *
 * @example charactersIn('👩‍🚀é') // 2
 */
export function charactersIn(text: string, most = Infinity): number {
  if (PLAIN.test(text)) return text.length;
  let sum = 0;
  for (const segment of graphemes(text)) {
    const parts = [...segment].length;
    sum += parts > MOST_PARTS ? parts : 1;
    if (sum > most) break;
  }
  return sum;
}

const IS_DIGIT = /\p{Nd}/u;

/** Value of a digit in any script, whose ten digits are consecutive. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/**
 * Digits of a text, including full-width ones and those of other scripts.
 *
 * @example digitsIn('４١-1') // '411'
 */
export function digitsIn(text: string): string {
  return [...text.normalize('NFKC')]
    .map((sign) => (IS_DIGIT.test(sign) ? valueOf(sign) : ''))
    .join('');
}
