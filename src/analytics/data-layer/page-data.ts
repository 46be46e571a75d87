import { type Infer, boolean, enums, integer, object, optional, string } from 'superstruct';
import type { EventItem } from '../event.ts';
import type { Role } from '../roles.ts';

/** What is known of a page by now; a part that is absent is not there yet. */
export interface PageSight {
  /** Tells two visits of one page apart. */
  visit: string;
  pageType: string;
  /** Without what is asked for there: that may be anything. */
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
  /** The listing of a page that shows one. */
  listing?: ListingContext;
  /** What the page is about: a product, that there is none, or nothing that analytics would have to know. */
  subject?: 'none' | 'missing' | EventItem;
}

/** ROL-09: a registered shopper's account, on its own pages. */
export const AccountContext = object({ hasNewsletter: boolean(), isAskedToJoin: boolean() });
export type AccountContext = Infer<typeof AccountContext>;

/** LST-16: the listing of a page for analytics, without its products. */
export const ListingContext = object({
  categoryId: string(),
  topCategoryId: string(),
  source: enums(['category', 'search']),
  pageSize: integer(),
  isElevated: boolean(),
  isNoSearch: boolean(),
  /** The chosen filter that search engines may index, such as `maincolour=black`. */
  indexedFilter: optional(string()),
});
export type ListingContext = Infer<typeof ListingContext>;

/** ANA-06, and how far its entry has come. */
export interface PageVisit {
  visit: string;
  pageType: string;
  path: string;
  /** What the page before it was; empty for none. */
  from: string;
  referrerUrl: string;
  status: 'waiting' | 'told' | 'late';
}

/** The visit that a page belongs to now: the same one, or one that has begun. `referrer` is where the first one was come to from. */
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
  // Only its answer says that a list is an elevated one.
  const isSettled = before.pageType === pageType || before.status !== 'waiting';
  return isSettled ? before : { ...before, pageType };
}

/** The hash of an address; `null` while it is asked for. */
export interface EmailHash {
  email: string;
  hash: string | null;
}

/** ANA-01: what an entry tells, once all of it is there. */
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
