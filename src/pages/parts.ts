/** What can be wanted of the late modules, by the names that the log has for it. */
export const PARTS = [
  'bag',
  'campaign',
  'cart-data',
  'checkout',
  'door',
  'gift-cards',
  'more',
  'newsletter',
  'orders',
  'product',
  'search',
  'text',
  'wishlist',
] as const;
export type Part = (typeof PARTS)[number];
