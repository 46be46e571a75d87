/** What somebody may write about, in the order in which it is offered. */
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

/** Whether it may be an order's number: they are not of one form. */
export function isOrder(text: string): boolean {
  return ORDER.test(text);
}

/** The order that an address names, to be filled in; anything else is nothing. */
export function orderIn(text: string | null): string {
  return text !== null && isOrder(text) ? text : '';
}
