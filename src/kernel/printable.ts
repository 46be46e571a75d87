/**
 * Invisible or effective characters: control characters, and those that change the direction of
 * text.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/**
 * Text on one line with invisible characters as codes.
 *
 * @example printable('\u001b[2J') // '\\u{1b}[2J'
 */
export function printable(text: string): string {
  return text.replace(UNSEEN, (unseen) => `\\u{${unseen.codePointAt(0)?.toString(16)}}`);
}
