/** What a terminal or a reader's eye would not see, or would obey: control characters, and what turns the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/**
 * A text in one line that shows all of it: what cannot be seen is written as its code.
 *
 * @example printable('\u001b[2J') // '\\u{1b}[2J'
 */
export function printable(text: string): string {
  return text.replace(UNSEEN, (unseen) => `\\u{${unseen.codePointAt(0)?.toString(16)}}`);
}
