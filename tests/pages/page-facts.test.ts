import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/pages/page.ts';
import { pageTypeOf } from '#src/pages/page-facts.ts';
import { PAGES } from '#src/pages/pages.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';

const site = storeOfCountry('rl', 'GB');
const typeOf = (path: string, search = '', isElevated = false) =>
  pageTypeOf(pageOf({ path, search }, ''), site, isElevated);

it.each([
  ['/', 'homepage'],
  ['/women', 'glp'],
  ['/campaign', 'campaign'],
  ['/women/jeans', 'plp'],
  ['/new', 'plp'],
  ['/foundry-tee-rl1001wht', 'pdp'],
  ['/shopping-bag', 'shopping bag'],
  ['/checkout/login', 'checkout step 1 sign in'],
  ['/checkout/shipping', 'checkout step 2 address and shipment'],
  ['/checkout/payment', 'checkout step 3 payment'],
  ['/ordershippingbillingconfirmationview', 'checkout step 4 confirmation'],
  ['/checkout/payment/paypalexpress', 'paypal express payment verification'],
  ['/myaccount', 'my account'],
  ['/myaccount/orders', 'my account'],
  ['/terms', 'content pages'],
  ['/wishlist', 'wishlist'],
  ['/customer-service', 'customer service'],
  ['/contactus', 'contact us'],
  ['/sitemap', 'sitemap'],
  ['/return-centre', 'return center'],
  ['/store-locator', 'store locator'],
  ['/faq', 'faqs'],
  ['/myaccount/membership', 'my account'],
  ['/myaccount/migrationLanding', 'my account'],
  ['/membership/sign-in', 'loyalty programme sign-in'],
  ['/Membership/Register', 'loyalty programme register'],
  ['/gift-cards', 'gift card page'],
])('RTE-07 %s is the page %s', (path, type) => {
  expect(typeOf(path)).toBe(type);
});

it("RTE-02 has the account's type for all pages below its path", () => {
  const paths = Object.values(PAGES).flatMap((row) => row.paths);
  const ofAccount = paths.filter((path) => /^\/myaccount(?:\/\w+)?$/.test(path));
  expect(ofAccount.length).toBeGreaterThan(4);
  for (const path of [...ofAccount, '/myaccount/personaldetails'])
    expect([path, typeOf(path)]).toEqual([path, 'my account']);
});

it('RTE-07 types search results and elevated lists by more than their address', () => {
  expect(typeOf('/search', '?searchTerm=jeans')).toBe('search results page');
  expect(typeOf('/all/jeans', '', true)).toBe('elevated product list');
});

describe('no type', () => {
  it.each(['/myaccount/healthcheck', '/membership/other', '/no/such/page', '/error', '/e2e-test'])(
    'RTE-06 for %s, which is no page of the shop',
    (path) => {
      expect(typeOf(path)).toBeUndefined();
    },
  );
});
