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
