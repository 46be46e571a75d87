/** All namespaces of the shop's texts. A document may show any of them, so the server loads all. */
export const SHOP_NAMESPACES = [
  'common',
  'catalogue',
  'cart',
  'account',
  'campaign',
  'checkout',
  'consent',
  'contactUs',
  'formats',
  'forms',
  'myAccount',
  'newsletter',
  'reports',
  'throttle',
  'withoutScript',
] as const;

/** A file of `locales/<language>`; `studio` is the studio's own. */
export type TextNamespace = (typeof SHOP_NAMESPACES)[number] | 'studio';
