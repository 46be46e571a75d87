const PLAIN = /^[\x20-\x7E]*$/;

/** No letter of any script and no emoji has more parts: what has is a heap of marks, and each of them counts. */
const MOST_PARTS = 16;

/**
 * How many characters a person sees in a text: a letter with its marks is one, and so is an emoji of any make.
 *
 * @example charactersIn('👩‍🚀é') // 2
 */
export function charactersIn(text: string): number {
  if (PLAIN.test(text)) return text.length;
  return [...new Intl.Segmenter('en').segment(text)].reduce((sum, { segment }) => {
    const parts = [...segment].length;
    return sum + (parts > MOST_PARTS ? parts : 1);
  }, 0);
}
