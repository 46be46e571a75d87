import { pathBelow } from '../kernel/site-path.ts';
import { type ListingQuery, SEARCH_PATH, listingQueryOf } from '../listing/address.ts';

/** Which page an address means. */
export type Page =
  | { kind: 'home' }
  | { kind: 'listing'; query: ListingQuery }
  /** The exclusive-access campaign, with its pieces as a listing. */
  | { kind: 'campaign'; query: ListingQuery }
  | { kind: 'product'; productId: string }
  | { kind: 'bag' }
  | { kind: 'wishlist' }
  | { kind: 'account' }
  /** RTE-09…11: the stepper's pages, by their own paths or by the legacy ones. */
  | { kind: 'checkout'; stage: 'login' | 'shipping' | 'payment' }
  | { kind: 'paypal-express' }
  | { kind: 'confirmation' }
  | { kind: 'order-lookup' }
  | { kind: 'orders' }
  | { kind: 'order' }
  | { kind: 'gift-cards' }
  | { kind: 'contact' }
  /** Perhaps a page of the content service: that alone knows its addresses. */
  | { kind: 'content'; path: string }
  | { kind: 'error' }
  | { kind: 'e2e-test' }
  | { kind: 'not-found' };

const PRODUCT_ID = /-([a-z]{2}\d{4}[a-z]{3})$/i;
/** RTE-21: as all paths of the tables are. */
const CONTENT_PATH = /^\/[a-z]+(?:-[a-z]+)*$/;
/** Where the campaign's pieces stand among all listings. */
const CAMPAIGN_LISTING = '/all/exclusive';
const LISTING_ROOTS = /^\/(?:women|men|kids|new|sale|all)(?:\/[a-z-]+)?$/;

const FIXED: Readonly<Record<string, Page>> = {
  '/': { kind: 'home' },
  '/shopping-bag': { kind: 'bag' }, // RTE-08
  '/wishlist': { kind: 'wishlist' }, // RTE-14
  '/myaccount': { kind: 'account' }, // RTE-01
  '/myaccount/orders': { kind: 'orders' }, // RTE-04
  '/myaccount/orderdetails': { kind: 'order' }, // RTE-02
  '/services/view-order': { kind: 'order-lookup' }, // RTE-05
  '/checkout/login': { kind: 'checkout', stage: 'login' }, // CHK-03
  '/checkout/shipping': { kind: 'checkout', stage: 'shipping' }, // CHK-04
  '/checkout/payment': { kind: 'checkout', stage: 'payment' }, // CHK-05
  '/checkoutsigninview': { kind: 'checkout', stage: 'login' }, // RTE-09
  '/ordershippingbillingview': { kind: 'checkout', stage: 'shipping' }, // RTE-10
  '/orderpaymentdetailsview': { kind: 'checkout', stage: 'payment' }, // RTE-11
  '/ordershippingbillingconfirmationview': { kind: 'confirmation' }, // RTE-12
  '/checkout/payment/paypalexpress': { kind: 'paypal-express' }, // RTE-13
  '/gift-cards': { kind: 'gift-cards' }, // RTE-17
  '/contactus': { kind: 'contact' }, // RTE-15
  '/error': { kind: 'error' }, // RTE-31
  '/e2e-test': { kind: 'e2e-test' },
};

/**
 * The page of a path below the visit's basename; an unknown path is not found.
 *
 * @example pageOf({ path: '/fr/women/jeans', search: '' }, '/fr')
 */
export function pageOf(location: { path: string; search: string }, basename: string): Page {
  const path = pathBelow(location.path, basename);
  const lower = path.toLowerCase();
  const fixed = Object.hasOwn(FIXED, lower) && FIXED[lower];
  if (fixed) return fixed;
  const productId = productIdOf(path);
  if (productId !== undefined) return { kind: 'product', productId };
  if (LISTING_ROOTS.test(path) || path === SEARCH_PATH)
    return { kind: 'listing', query: listingQueryOf({ path, search: location.search }) };
  if (lower === '/campaign')
    return {
      kind: 'campaign',
      query: listingQueryOf({ path: CAMPAIGN_LISTING, search: location.search }),
    };
  return CONTENT_PATH.test(lower) ? { kind: 'content', path: lower } : { kind: 'not-found' };
}

/** RTE-18: the last dash-separated segment, upper-cased. */
export function productIdOf(path: string): string | undefined {
  return PRODUCT_ID.exec(path)?.[1]?.toUpperCase();
}
