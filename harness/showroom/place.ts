/** Pages of the shop, and the layers over them. */
export const PLACES = {
  home: 'Home',
  gender: 'Gender page',
  listing: 'Listing',
  search: 'Search results',
  campaign: 'Exclusive access',
  product: 'Product',
  wishlist: 'Wishlist',
  bag: 'Bag',
  'gift-cards': 'Gift cards',
  login: 'Checkout: sign in',
  details: 'Checkout: details',
  payment: 'Checkout: payment',
  paypal: 'PayPal express',
  confirmation: 'Confirmation',
  lookup: 'Order lookup',
  orders: 'Orders',
  order: 'An order',
  account: 'Account',
  personal: 'Personal details',
  addresses: 'Addresses',
  cards: 'Saved cards',
  letters: 'Newsletter',
  privacy: 'Privacy',
  membership: 'Membership',
  gate: 'Membership gate',
  contact: 'Contact',
  shops: 'Our shops',
  error: 'Error',
  text: 'A page of text',
  any: 'On any page',
} as const;

export type Place = keyof typeof PLACES;

/** Path patterns; the first match wins. */
const PATHS: readonly (readonly [RegExp, Place])[] = [
  [/^\/$/, 'home'],
  [/^\/(?:women|men|kids)$/, 'gender'],
  [/^\/search/, 'search'],
  [/^\/campaign/, 'campaign'],
  [/-(?:rl|hm)\d{4}[a-z]{3}$/, 'product'],
  [/^\/wishlist/, 'wishlist'],
  [/^\/shopping-bag/, 'bag'],
  [/^\/gift-cards/, 'gift-cards'],
  [/^\/(?:checkout\/login|checkoutsigninview)/, 'login'],
  [/^\/(?:checkout\/shipping|ordershippingbillingview)/, 'details'],
  [/^\/checkout\/payment\/paypalexpress/, 'paypal'],
  [/^\/(?:checkout\/payment|orderpaymentdetailsview)/, 'payment'],
  [/^\/ordershippingbillingconfirmationview/, 'confirmation'],
  [/^\/services\/view-order/, 'lookup'],
  [/^\/myaccount\/orders/, 'orders'],
  [/^\/myaccount\/orderdetails/, 'order'],
  [/^\/myaccount\/personaldetails/, 'personal'],
  [/^\/myaccount\/addresses/, 'addresses'],
  [/^\/myaccount\/savedcards/, 'cards'],
  [/^\/myaccount\/newsletter/, 'letters'],
  [/^\/myaccount\/privacy/, 'privacy'],
  [/^(?:\/myaccount)?\/membership/, 'membership'],
  [/^\/myaccount\/migrationlanding/, 'gate'],
  [/^\/myaccount/, 'account'],
  [/^\/contactus/, 'contact'],
  [/^\/(?:store-locator|find-in-store)/, 'shops'],
  [/^\/error/, 'error'],
  [/^\/(?:women|men|kids|sale|all)\//, 'listing'],
  [/^\/(?:sale|new)$/, 'listing'],
];

/**
 * Page of a path.
 *
 * @example placeOf('/foundry-tee-rl1001wht') // 'product'
 */
export function placeOf(path: string): Place {
  const lower = path.toLowerCase().replace(/(?<=.)\/$/, '');
  return PATHS.find(([pattern]) => pattern.test(lower))?.[1] ?? 'text';
}
