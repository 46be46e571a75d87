/**
 * A typed text without what nobody sees: control and format characters, variation selectors and other
 * ignorable code points, spaces around it, and more than one between words. Letters that can be written in two ways are written in one.
 */
export function plainText(typed: string): string {
  return typed
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .trim();
}
