import {
  type ListingQuery,
  isListingPath,
  isWholeListing,
  listingQueryOf,
} from '../listing/address.ts';
import type { Section } from '../my-account/section.ts';
import { lazyView } from '../ui/lazy-view.ts';
import { orderIn } from '../contact/contact.ts';
import { listingTitle, productTitle } from './page-titles.ts';
import { productIdOf } from '../commerce/product-path.ts';
import { type Row, row } from './row.ts';

/** Listing of the campaign's products. */
const CAMPAIGN_LISTING = '/all/exclusive';
/** RTE-21: pattern of the content service's paths. */
const CONTENT_PATH = /^\/[a-z]+(?:-[a-z]+)*$/;
/** RTE-02: sections of the account. */
const SECTION = /^\/myaccount(?:\/(personaldetails|addresses|savedcards|newsletter|privacy))?\/?$/;
/** Listings with a landing part above their products. */
const GENDER = /^(?:women|men|kids)$/;

type Listing = { query: ListingQuery };
type Stage = 'login' | 'shipping' | 'payment';

/** RTE-09…11, CHK-03…05: paths of the steps, with the legacy ones. */
const STAGES: Readonly<Record<string, Stage>> = {
  '/checkout/login': 'login',
  '/checkout/shipping': 'shipping',
  '/checkout/payment': 'payment',
  '/checkoutsigninview': 'login',
  '/ordershippingbillingview': 'shipping',
  '/orderpaymentdetailsview': 'payment',
};

const LandingRoute = lazyView(() => import('../home/LandingRoute.tsx'), 'LandingRoute', 'page');

const ConfirmationRoute = lazyView(
  () => import('./routes/ConfirmationRoute.tsx'),
  'ConfirmationRoute',
  'page',
  ['checkout', 'forms', 'myAccount'],
);

/** Also loads the confirmation page, so that it is ready after the order. */
async function withConfirmation<View>(view: Promise<View>): Promise<View> {
  const [loaded] = await Promise.all([view, ConfirmationRoute.fetch()]);
  return loaded;
}

/** All pages. The first one whose pattern matches and whose `read` accepts the address wins. */
export const PAGES = {
  home: row({
    paths: ['/'],
    view: lazyView(() => import('../home/HomeRoute.tsx'), 'HomeRoute', 'page'),
    title: null,
    isIndexed: true,
  }),
  // RTE-08
  bag: row({
    paths: ['/shopping-bag'],
    view: lazyView(() => import('./routes/BagRoute.tsx'), 'BagRoute', 'page', ['checkout']),
    features: ['bag', 'bag-page', 'cart-data', 'checkout'],
    title: 'page.bag',
  }),
  // RTE-14
  wishlist: row({
    paths: ['/wishlist'],
    view: lazyView(() => import('./routes/WishlistRoute.tsx'), 'WishlistRoute', 'page'),
    features: ['wishlist'],
    title: 'page.wishlist',
  }),
  // RTE-01
  account: row<{ section: Section }>({
    paths: ['/myaccount', '/myaccount/:section'],
    read({ path }) {
      const section = SECTION.exec(path.toLowerCase())?.[1] as Section | undefined; // the pattern allows no other section
      return SECTION.test(path.toLowerCase()) ? { section: section ?? 'overview' } : undefined;
    },
    view: lazyView(() => import('./routes/account/AccountRoute.tsx'), 'AccountRoute', 'page', [
      'checkout',
      'myAccount',
    ]),
    features: ['account', 'orders'],
    title: ({ section }, _, t) => t(`page.${section}`),
  }),
  // RTE-03
  migration: row({
    paths: ['/myaccount/migrationLanding'],
    view: lazyView(() => import('./routes/account/MigrationRoute.tsx'), 'MigrationRoute', 'page', [
      'forms',
      'myAccount',
    ]),
    title: 'page.account',
  }),
  membership: row({
    paths: ['/myaccount/membership'],
    view: lazyView(() => import('./routes/MembershipRoute.tsx'), 'MembershipRoute', 'page', [
      'myAccount',
    ]),
    title: 'page.membership',
  }),
  // RTE-07: sign-in and registration pages of the loyalty programme.
  'loyalty-door': row<{ panel: 'Login' | 'Registration' }>({
    paths: ['/membership/sign-in', '/membership/register'],
    read: ({ path }) => ({ panel: /register$/i.test(path) ? 'Registration' : 'Login' }),
    view: lazyView(
      () => import('./routes/account/LoyaltyDoorRoute.tsx'),
      'LoyaltyDoorRoute',
      'page',
      ['myAccount', 'forms'],
    ),
    features: ['door'],
    title: 'page.membership',
  }),
  // RTE-04
  orders: row({
    paths: ['/myaccount/orders'],
    view: lazyView(() => import('./routes/OrdersRoute.tsx'), 'OrdersRoute', 'page', [
      'checkout',
      'myAccount',
    ]),
    features: ['orders'],
    title: 'page.orders',
  }),
  // RTE-02
  order: row({
    paths: ['/myaccount/orderdetails'],
    view: lazyView(() => import('./routes/OrderRoute.tsx'), 'OrderRoute', 'page', [
      'checkout',
      'forms',
      'myAccount',
    ]),
    features: ['orders'],
    title: 'page.order',
  }),
  // RTE-05
  'order-lookup': row({
    paths: ['/services/view-order'],
    view: lazyView(() => import('./routes/LookupRoute.tsx'), 'LookupRoute', 'page', [
      'checkout',
      'forms',
    ]),
    features: ['orders'],
    title: 'page.order-lookup',
  }),
  // RTE-12
  confirmation: row({
    paths: ['/ordershippingbillingconfirmationview'],
    view: ConfirmationRoute,
    features: ['orders', 'cart-data'],
    title: 'page.confirmation',
  }),
  checkout: row<{ stage: Stage }>({
    paths: Object.keys(STAGES),
    read({ path }) {
      const stage = STAGES[path.toLowerCase()];
      return stage && { stage };
    },
    view: lazyView(
      () => withConfirmation(import('./routes/CheckoutRoute.tsx')),
      'CheckoutRoute',
      'page',
      ['checkout', 'forms', 'myAccount'],
    ),
    features: ['checkout', 'bag', 'bag-page', 'cart-data'],
    title: ({ stage }, _, t) => t(`page.${stage}`),
    isPlain: true,
  }),
  // RTE-13
  'paypal-express': row({
    paths: ['/checkout/payment/paypalexpress'],
    view: lazyView(
      () => withConfirmation(import('../checkout/page/PaypalExpressPage.tsx')),
      'PaypalExpressPage',
      'page',
      ['checkout'],
    ),
    features: ['checkout', 'bag', 'bag-page', 'cart-data'],
    title: 'page.paypal-express',
    isPlain: true,
  }),
  // RTE-17
  'gift-cards': row({
    paths: ['/gift-cards'],
    view: lazyView(
      () => import('./routes/gift-cards/GiftCardsRoute.tsx'),
      'GiftCardsRoute',
      'page',
      ['checkout', 'forms'],
    ),
    features: ['gift-cards', 'product', 'bag'],
    title: 'page.gift-cards',
    isIndexed: true,
  }),
  // RTE-15
  contact: row<{ order: string }>({
    paths: ['/contactus'],
    read: ({ search }) => ({ order: orderIn(new URLSearchParams(search).get('order')) }),
    view: lazyView(() => import('./routes/ContactRoute.tsx'), 'ContactRoute', 'page', [
      'contactUs',
      'forms',
    ]),
    features: ['text', 'contact'],
    title: 'page.contact',
    isIndexed: true,
  }),
  // RTE-31
  error: row({
    paths: ['/error'],
    view: lazyView(() => import('./routes/ErrorRoute.tsx'), 'ErrorRoute', 'page'),
    title: 'error.route.title',
  }),
  'e2e-test': row({
    paths: ['/e2e-test'],
    view: lazyView(() => import('./routes/EndToEndPage.tsx'), 'EndToEndPage', 'page'),
    title: 'page.endToEnd',
  }),
  // RTE-07: exclusive-access campaign, with its products as a listing.
  campaign: row<Listing>({
    paths: ['/campaign'],
    read: ({ search }) => ({ query: listingQueryOf({ path: CAMPAIGN_LISTING, search }) }),
    view: lazyView(() => import('./routes/CampaignRoute.tsx'), 'CampaignRoute', 'page', [
      'campaign',
      'forms',
    ]),
    features: ['campaign'],
    title: 'page.campaign',
    isIndexed: true,
  }),
  // RTE-18
  product: row<{ productId: string }>({
    paths: ['*'],
    read({ path }) {
      const productId = productIdOf(path);
      return productId === undefined ? undefined : { productId };
    },
    view: lazyView(() => import('./routes/product/ProductRoute.tsx'), 'ProductRoute', 'page'),
    features: ['product', 'bag'],
    title: (_, { product }) => product && productTitle(product),
    isIndexed: true,
  }),
  listing: row<Listing>({
    paths: ['/:root', '/:root/:category'],
    read: (address) =>
      isListingPath(address.path.toLowerCase()) ? { query: listingQueryOf(address) } : undefined,
    view: lazyView(() => import('../listing/page/ListingPage.tsx'), 'ListingPage', 'page'),
    otherView: ({ query }) => (GENDER.test(query.categoryId) ? LandingRoute : undefined),
    title: ({ query }, known, t) => listingTitle(query, known, t),
    isIndexed: ({ query }) => isWholeListing(query),
  }),
  // Possible page of the content service, which alone defines its addresses.
  content: row<{ path: string }>({
    paths: ['/:name'],
    read({ path }) {
      const lower = path.toLowerCase();
      return CONTENT_PATH.test(lower) ? { path: lower } : undefined;
    },
    view: lazyView(() => import('./routes/ContentRoute.tsx'), 'ContentRoute', 'page'),
    features: ['text'],
    title: (_, { content }) => content?.title,
    isIndexed: true,
  }),
  'not-found': row({
    paths: ['*'],
    view: lazyView(() => import('./routes/NotFoundPage.tsx'), 'NotFoundPage', 'page'),
    title: 'notFound.title',
  }),
};

type Pages = typeof PAGES;
type Kind = keyof Pages;
type DetailsOf<Entry> = Entry extends Row<infer Details> ? Details : never;

/** Page of an address. */
export type Page = { [Each in Kind]: { kind: Each } & DetailsOf<Pages[Each]> }[Kind];
