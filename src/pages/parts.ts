/** Names of lazy parts, as in the log. */
export const PARTS = [
  'account',
  'bag',
  'campaign',
  'cart-data',
  'checkout',
  'contact',
  'door',
  'gift-cards',
  'link',
  'measure',
  'more',
  'newsletter',
  'orders',
  'product',
  'reports',
  'search',
  'text',
  'wishlist',
] as const;
export type Part = (typeof PARTS)[number];

/**
 * Parts of shared pages. The others use stored data of the device, and must not load before it
 * was read.
 */
export const SHARED_PARTS: ReadonlySet<string> = new Set<Part>([
  'campaign',
  'gift-cards',
  'product',
  'text',
]);
