/** What can be wanted of the late modules, by the names that the log has for it. */
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

/** Those of a page that is the same for everybody; the others remember what the device has kept, so none of them is there before it is read. */
export const SHARED_PARTS: ReadonlySet<string> = new Set<Part>([
  'campaign',
  'gift-cards',
  'product',
  'text',
]);
