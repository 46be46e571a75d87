import { type Infer, enums } from 'superstruct';

/** RTE-25: pages that belong to the account area itself. */
export const Section = enums([
  'overview',
  'personaldetails',
  'addresses',
  'savedcards',
  'newsletter',
  'privacy',
]);
export type Section = Infer<typeof Section>;

/** Submenu entries: the area's own pages, and related pages. */
const SUBMENU = [
  { name: 'overview', to: '/myaccount' },
  { name: 'orders', to: '/myaccount/orders' },
  { name: 'personaldetails', to: '/myaccount/personaldetails' },
  { name: 'addresses', to: '/myaccount/addresses' },
  { name: 'savedcards', to: '/myaccount/savedcards' },
  { name: 'wishlist', to: '/wishlist' },
  { name: 'membership', to: '/myaccount/membership' },
  { name: 'newsletter', to: '/myaccount/newsletter' },
  { name: 'privacy', to: '/myaccount/privacy' },
] as const;

/** MEM-01: includes membership only in stores with the programme. */
export function submenuOf({ membershipLoyalty }: { membershipLoyalty: boolean }) {
  return SUBMENU.filter(({ name }) => name !== 'membership' || membershipLoyalty);
}
