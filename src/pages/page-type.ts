import { contentPageOf } from '../content/paths.ts';
import type { ContentKind } from '../content/page-kind.ts';
import type { Site } from '../store-config/stores.ts';
import type { Page } from './pages.ts';

type Stage = Extract<Page, { kind: 'checkout' }>['stage'];

const STAGES: Readonly<Record<Stage, string>> = {
  login: 'checkout step 1 sign in',
  shipping: 'checkout step 2 address and shipment',
  payment: 'checkout step 3 payment',
};

/** Page types that depend on the kind only. */
const TYPES: Readonly<
  Record<Exclude<Page['kind'], 'checkout' | 'listing' | 'content' | 'loyalty-door'>, string>
> = {
  home: 'homepage',
  bag: 'shopping bag',
  wishlist: 'wishlist',
  account: 'my account',
  migration: 'my account',
  membership: 'my account',
  orders: 'my account',
  order: 'my account',
  'order-lookup': 'customer service',
  confirmation: 'checkout step 4 confirmation',
  'paypal-express': 'paypal express payment verification',
  'gift-cards': 'gift card page',
  contact: 'contact us',
  campaign: 'campaign',
  product: 'pdp',
  error: '',
  'e2e-test': '',
  'not-found': '',
};

const LOYALTY_DOORS = {
  Login: 'loyalty programme sign-in',
  Registration: 'loyalty programme register',
} as const;

const TEXTS: Readonly<Partial<Record<ContentKind, string>>> = {
  'customer-service': 'customer service',
  'call-us': 'customer service',
  'return-centre': 'return center',
  'store-locator': 'store locator',
  'find-in-store': 'store locator',
  sitemap: 'sitemap',
  faq: 'faqs',
};

/** Gender pages have more than products. */
const GENDER = /^(?:women|men|kids)$/;

function listingType({ query }: Extract<Page, { kind: 'listing' }>, isElevated: boolean): string {
  if (query.searchTerm !== null) return 'search results page';
  if (GENDER.test(query.categoryId)) return 'glp';
  return isElevated ? 'elevated product list' : 'plp';
}

/**
 * RTE-07: analytics type of a page; undefined for errors, missing pages (RTE-06: the account's
 * health check) and the tests' page.
 */
export function pageTypeOf(
  page: Page,
  site: Pick<Site, 'brand' | 'language'>,
  isElevated: boolean,
): string | undefined {
  if (page.kind === 'checkout') return STAGES[page.stage];
  if (page.kind === 'listing') return listingType(page, isElevated);
  if (page.kind === 'loyalty-door') return LOYALTY_DOORS[page.panel];
  if (page.kind !== 'content') return TYPES[page.kind] || undefined;
  const text = contentPageOf(site, page.path);
  return (text && TEXTS[text]) ?? 'content pages';
}

const BUYS: readonly Page['kind'][] = ['bag', 'confirmation', 'checkout', 'paypal-express'];

/** RTE-07: type of a page in the purchase flow; undefined for others. */
export function purchasePageType(page: Page): string | undefined {
  if (page.kind === 'checkout') return STAGES[page.stage];
  return BUYS.includes(page.kind) ? TYPES[page.kind as keyof typeof TYPES] : undefined;
}
