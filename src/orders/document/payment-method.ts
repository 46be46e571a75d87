const METHODS = ['creditCard', 'debitCard', 'paypal', 'klarnaPayLater', 'cod', 'giftCard'];

/** The key of what a way to pay is called. */
export function methodKeyOf(method: string | undefined): string {
  return `orders.method.${method !== undefined && METHODS.includes(method) ? method : 'other'}`;
}
