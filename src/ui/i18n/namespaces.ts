import type { TextNamespace } from '../../kernel/text-keys.ts';

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
] as const satisfies readonly TextNamespace[];
