const PLAIN = /^[\x20-\x7E]*$/;

/**
 * How many characters a person sees in a text: a letter with its marks is one, and so is an emoji of any make.
 *
 * @example charactersIn('👩‍🚀é') // 2
 */
export function charactersIn(text: string): number {
  if (PLAIN.test(text)) return text.length;
  return [...new Intl.Segmenter('en').segment(text)].length;
}
