/** Digits with separators between them, and a currency before or behind. */
const AMOUNT = /^\D{0,4}?(\d[\d.,:'’\s]*)\D{0,4}$/u;
const MOST_DIGITS = 9;

/**
 * What a receipt says was paid, as it is sent, from how somebody types it; `undefined` for what is no
 * amount. What stands before one or two last digits is their separator, any other one parts thousands.
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
