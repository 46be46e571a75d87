import { type Infer, enums } from 'superstruct';

/** RTE-25: the pages of the account area that are its own. */
export const Section = enums([
  'overview',
  'personaldetails',
  'addresses',
  'savedcards',
  'newsletter',
  'privacy',
]);
export type Section = Infer<typeof Section>;

/** What the submenu leads to: the area's own pages, and those that stand in it or are the shopper's besides. */
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

/** MEM-01: the programme is there where the store has it. */
export function submenuOf({ membershipLoyalty }: { membershipLoyalty: boolean }) {
  return SUBMENU.filter(({ name }) => name !== 'membership' || membershipLoyalty);
}
