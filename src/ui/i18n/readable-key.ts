/**
 * What a shopper reads where a text is missing: the last part of its key as words.
 *
 * @example readableKey('bag.addToBag') // 'Add to bag'
 * @example readableKey('_ERR_EMAIL_MISSING') // 'Err email missing'
 */
export function readableKey(key: string): string {
  const [last = ''] = key.split('.').filter(Boolean).slice(-1);
  const words = last
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
