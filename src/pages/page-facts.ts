import { contentPageOf } from '../content/paths.ts';
import type { ContentKind } from '../content/page-kind.ts';
import type { Site } from '../store-config/stores.ts';
import type { Page } from './pages.ts';

type PageSite = Pick<Site, 'brand' | 'language'>;
type PageOf<Kind> = Extract<Page, { kind: Kind }>;

interface Facts<Kind extends Page['kind']> {
  /** RTE-07: analytics type; null for errors and the tests' page. */
  type: string | null | ((page: PageOf<Kind>, site: PageSite, isElevated: boolean) => string);
  /** True if analytics receive the bag with it. */
  isPurchase?: boolean;
  /** True if it does not work without JavaScript. */
  needsScript?: boolean;
}

const TEXTS: Readonly<Partial<Record<ContentKind, string>>> = {
  'customer-service': 'customer service',
  'call-us': 'customer service',
  'return-centre': 'return center',
  'store-locator': 'store locator',
  'find-in-store': 'store locator',
  sitemap: 'sitemap',
  faq: 'faqs',
};

const STAGES: Readonly<Record<PageOf<'checkout'>['stage'], string>> = {
  login: 'checkout step 1 sign in',
  shipping: 'checkout step 2 address and shipment',
  payment: 'checkout step 3 payment',
};

/** Gender pages have more than products. */
const GENDER = /^(?:women|men|kids)$/;

/** Facts of each page that the first load does not need. */
const FACTS: { readonly [Kind in Page['kind']]: Facts<Kind> } = {
  home: { type: 'homepage' },
  bag: { type: 'shopping bag', isPurchase: true, needsScript: true },
  wishlist: { type: 'wishlist', needsScript: true },
  account: { type: 'my account', needsScript: true },
  migration: { type: 'my account' },
  membership: { type: 'my account' },
  'loyalty-door': {
    type: ({ panel }) =>
      panel === 'Login' ? 'loyalty programme sign-in' : 'loyalty programme register',
    needsScript: true,
  },
  orders: { type: 'my account', needsScript: true },
  order: { type: 'my account', needsScript: true },
  'order-lookup': { type: 'customer service', needsScript: true },
  confirmation: { type: 'checkout step 4 confirmation', isPurchase: true, needsScript: true },
  checkout: { type: ({ stage }) => STAGES[stage], isPurchase: true, needsScript: true },
  'paypal-express': {
    type: 'paypal express payment verification',
    isPurchase: true,
    needsScript: true,
  },
  'gift-cards': { type: 'gift card page', needsScript: true },
  contact: { type: 'contact us', needsScript: true },
  error: { type: null },
  'e2e-test': { type: null },
  campaign: { type: 'campaign', needsScript: true },
  product: { type: 'pdp' },
  listing: {
    type({ query }, _, isElevated) {
      if (query.searchTerm !== null) return 'search results page';
      if (GENDER.test(query.categoryId)) return 'glp';
      return isElevated ? 'elevated product list' : 'plp';
    },
  },
  content: {
    type({ path }, site) {
      const text = contentPageOf(site, path);
      return (text && TEXTS[text]) ?? 'content pages';
    },
  },
  'not-found': { type: null },
};

function factsOf<Kind extends Page['kind']>(page: PageOf<Kind>): Facts<Kind> {
  return FACTS[page.kind];
}

/**
 * RTE-07: analytics type of a page; undefined for errors, missing pages (RTE-06: the account's
 * health check) and the tests' page.
 */
export function pageTypeOf(page: Page, site: PageSite, isElevated: boolean): string | undefined {
  const { type } = factsOf(page);
  return (typeof type === 'function' ? type(page, site, isElevated) : type) ?? undefined;
}

/** RTE-07: type of a page in the purchase flow; undefined for others. */
export function purchasePageType(page: Page, site: PageSite): string | undefined {
  return factsOf(page).isPurchase ? pageTypeOf(page, site, false) : undefined;
}

/** True for a page that does not work without JavaScript. */
export function needsScript(page: Page): boolean {
  return factsOf(page).needsScript === true;
}
