/** CNT-10 */
const CODE = /(?<![\p{L}\p{N}])[A-Z]{1,20}\d{1,3}(?![\p{L}\p{N}])/u;

/** A banner text split at its promo code. */
export type CodedText = { before: string; code: string; after: string };

/**
 * Finds the first promo code of a text; `null` without one.
 * @example codeIn('10% off with KNIT10, today') // { before: '10% off with ', code: 'KNIT10', after: ', today' }
 */
export function codeIn(text: string): CodedText | null {
  const found = CODE.exec(text);
  if (!found) return null;
  const [code] = found;
  return {
    before: text.slice(0, found.index),
    code,
    after: text.slice(found.index + code.length),
  };
}
