import { graphemes } from './intl.ts';

const PLAIN = /^[\x20-\x7E]*$/;

/** No letter of any script and no emoji has more parts: what has is a heap of marks, and each of them counts. */
const MOST_PARTS = 16;

/**
 * How many characters a person sees in a text: a letter with its marks is one, and so is an emoji of any make.
 * Counting ends once there are more than `most`.
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

/** What a digit of any script is worth: each script has its ten in a row. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/**
 * The digits in a text, also full-width ones and those of other scripts.
 *
 * @example digitsIn('４١-1') // '411'
 */
export function digitsIn(text: string): string {
  return [...text.normalize('NFKC')]
    .map((sign) => (IS_DIGIT.test(sign) ? valueOf(sign) : ''))
    .join('');
}
