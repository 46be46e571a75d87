/** Topics of a message, in display order. */
export const TOPICS = [
  'order',
  'delivery',
  'return',
  'payment',
  'product',
  'account',
  'giftCard',
  'other',
] as const;

const ORDER = /^[\w-]{1,40}$/;

/** True if the text may be an order number; they have several formats. */
export function isOrder(text: string): boolean {
  return ORDER.test(text);
}

/** Order number in an address, to prefill; empty if invalid. */
export function orderIn(text: string | null): string {
  return text !== null && isOrder(text) ? text : '';
}
