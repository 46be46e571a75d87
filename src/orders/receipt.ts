/** Digits with separators, and a currency before or after. */
const AMOUNT = /^\D{0,4}?(\d[\d.,:'’\s]*)\D{0,4}$/u;
const MOST_DIGITS = 9;

/**
 * Parses a typed receipt total into the API's format; `undefined` if it is no amount. A separator
 * before the last one or two digits is the decimal separator; others group thousands.
 *
 * @example receiptTotalIn('1.299,90 €') // '1299.90'
 */
export function receiptTotalIn(typed: string): string | undefined {
  const digits = AMOUNT.exec(typed.normalize('NFKC').trim())?.[1]?.trim() ?? '';
  const [, whole = '', cents = '00'] = /^(.*?)(?:[.,:](\d\d?))?$/u.exec(digits) ?? [];
  const amount = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (amount === '' || amount.length + cents.length > MOST_DIGITS) return undefined;
  return `${amount}.${cents.padEnd(2, '0')}`;
}
