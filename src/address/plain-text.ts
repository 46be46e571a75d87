/**
 * A typed text without what nobody sees: control and format characters, spaces around it, and
 * more than one between words. Letters that can be written in two ways are written in one.
 */
export function plainText(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .normalize('NFC')
    .trim();
}
