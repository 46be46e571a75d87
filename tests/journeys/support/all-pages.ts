import { CONTENT_KINDS } from '#src/content/page-kind.ts';
import { contentPathOf } from '#src/content/paths.ts';
import type { PAGES } from '#src/pages/pages.ts';
import type { Site } from '#src/store-config/stores.ts';

/** Addresses of each row of `pages.ts`; the type has a line for each. */
type Addresses = Readonly<Record<keyof typeof PAGES, readonly string[]>>;

const ACCOUNT = ['', '/personaldetails', '/addresses', '/savedcards', '/newsletter', '/privacy'];

/** One address or more of every page that the shop has. */
export function addressesOf(site: Site): Addresses {
  const isDenim = site.brand === 'rl';
  return {
    home: ['/'],
    bag: ['/shopping-bag'],
    wishlist: ['/wishlist'],
    account: ACCOUNT.map((section) => `/myaccount${section}`),
    migration: ['/myaccount/migrationLanding'],
    membership: ['/myaccount/membership'],
    'loyalty-door': ['/membership/sign-in', '/membership/register'],
    orders: ['/myaccount/orders'],
    order: ['/myaccount/orderdetails'],
    'order-lookup': ['/services/view-order'],
    confirmation: ['/ordershippingbillingconfirmationview'],
    checkout: ['/checkout/login', '/checkout/shipping', '/checkout/payment'],
    'paypal-express': ['/checkout/payment/paypalexpress'],
    'gift-cards': ['/gift-cards'],
    contact: ['/contactus'],
    error: ['/error'],
    'e2e-test': ['/e2e-test'],
    campaign: ['/campaign'],
    product: [
      isDenim ? '/foundry-straight-jean-rl0101rin' : '/marlowe-suit-trousers-hm1701her',
      // Reserved for the campaign.
      isDenim ? '/sawyer-trucker-jacket-rl0602mid' : '/selwyn-blazer-hm1802nvy',
    ],
    listing: ['/women', '/men/jackets', '/search?searchTerm=shirt', '/search?searchTerm=qqqqq'],
    content: CONTENT_KINDS.map((kind) => contentPathOf(site, kind)),
    'not-found': ['/no/such/page'],
  };
}
