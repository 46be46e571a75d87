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
const LISTING_ROOTS = /^\/(?:women|men|kids|new|sale|all|gift-cards)(?:\/[a-z-]+)?$/;

/**
 * The page of a path below the visit's basename; an unknown path is not found.
 *
 * @example pageOf({ path: '/fr/women/jeans', search: '' }, '/fr')
 */
export function pageOf(location: { path: string; search: string }, basename: string): Page {
  const path = pathBelow(location.path, basename);
  if (path === '/') return { kind: 'home' };
  if (path === '/shopping-bag') return { kind: 'bag' }; // RTE-08
  if (path === '/wishlist') return { kind: 'wishlist' }; // RTE-14
  if (path === '/myaccount') return { kind: 'account' }; // RTE-01
  const productId = productIdOf(path);
  if (productId !== undefined) return { kind: 'product', productId };
  if (LISTING_ROOTS.test(path) || path === SEARCH_PATH)
    return { kind: 'listing', query: listingQueryOf({ path, search: location.search }) };
  const lower = path.toLowerCase();
  if (lower === '/contactus') return { kind: 'contact' }; // RTE-15
  if (lower === '/campaign')
    return {
      kind: 'campaign',
      query: listingQueryOf({ path: CAMPAIGN_LISTING, search: location.search }),
    };
  if (path === '/error' || path === '/e2e-test')
    return { kind: path === '/error' ? 'error' : 'e2e-test' }; // RTE-31
  return CONTENT_PATH.test(lower) ? { kind: 'content', path: lower } : { kind: 'not-found' };
}

/** RTE-18: the last dash-separated segment, upper-cased. */
export function productIdOf(path: string): string | undefined {
  return PRODUCT_ID.exec(path)?.[1]?.toUpperCase();
}
