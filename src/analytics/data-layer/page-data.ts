import { type Infer, boolean, enums, integer, object, optional, string } from 'superstruct';
import type { EventItem } from '../event.ts';
import type { Role } from '../roles.ts';

/** Known data of a page; absent parts have not loaded yet. */
export interface PageSight {
  /** Distinguishes visits of one page. */
  visit: string;
  pageType: string;
  /** Without the query, which may be personal. */
  path: string;
  shop: {
    brand: string;
    country: string;
    language: string;
    currency: string;
    /** ENT-01 */
    target: string;
    siteVersion: string;
  };
  user?: {
    userType: 'guest' | 'registered';
    roles: Role[];
    email: string | null;
    account?: AccountContext;
  };
  cart?: { itemCount: number; value: number };
  /** Listing of the page, if any. */
  listing?: ListingContext;
  /** Subject of the page: a product, a missing product, or none for analytics. */
  subject?: 'none' | 'missing' | EventItem;
}

/** ROL-09: account data of a registered shopper, on account pages. */
export const AccountContext = object({ hasNewsletter: boolean(), isAskedToJoin: boolean() });
export type AccountContext = Infer<typeof AccountContext>;

/** LST-16: listing of a page for analytics, without its products. */
export const ListingContext = object({
  categoryId: string(),
  topCategoryId: string(),
  source: enums(['category', 'search']),
  pageSize: integer(),
  isElevated: boolean(),
  isNoSearch: boolean(),
  /** The chosen indexable filter, such as `maincolour=black`. */
  indexedFilter: optional(string()),
});
export type ListingContext = Infer<typeof ListingContext>;

/** ANA-06, and the status of its entry. */
export interface PageVisit {
  visit: string;
  pageType: string;
  path: string;
  /** Type of the previous page; empty for none. */
  from: string;
  referrerUrl: string;
  status: 'waiting' | 'told' | 'late';
}

/** Visit of the current page: the same or a new one. `referrer` applies to the first. */
export function visitOf(before: PageVisit | null, sight: PageSight, referrer: string): PageVisit {
  const { visit, pageType, path } = sight;
  if (before?.visit !== visit)
    return {
      visit,
      pageType,
      path,
      from: before?.pageType ?? '',
      referrerUrl: before?.path ?? referrer,
      status: 'waiting',
    };
  // Only the answer reveals that a listing is elevated.
  const isSettled = before.pageType === pageType || before.status !== 'waiting';
  return isSettled ? before : { ...before, pageType };
}

/** Hash of an address; `null` while pending. */
export interface EmailHash {
  email: string;
  hash: string | null;
}

/** ANA-01: the entry of a page, once all parts are known. */
export function entryOf(
  sight: PageSight,
  { pageType, referrerUrl }: PageVisit,
  known: EmailHash | null,
) {
  const { shop, user, cart, listing, subject } = sight;
  if (!user || !cart || subject === undefined) return undefined;
  const hash = user.email === null || known?.email !== user.email ? null : known.hash;
  if (user.email !== null && hash === null) return undefined;
  return {
    pageType,
    referrerUrl,
    ...shop,
    userType: user.userType,
    roles: user.roles,
    ...(user.account && { account: user.account }),
    ...(hash && { emailHash: hash }),
    cart,
    ...(listing && { listing }),
    ...(typeof subject === 'object' && { product: subject }),
  };
}
