/**
 * Removes invisible characters: control and format characters, variation selectors and other
 * ignorable code points. Trims and collapses spaces, and composes letters (NFC).
 */
export function plainText(typed: string): string {
  return typed
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .trim();
}
