import { describe, expect, it } from 'vitest';
import {
  canBeSent,
  landingFrom,
  targetAfterLanding,
  wantedAfterSignIn,
} from '#src/auth/after-sign-in.ts';

const LANDING = '/myaccount/migrationLanding';
const at = (path: string, search = '', basename = '') => ({ location: { path, search }, basename });
const leadingTo = (text: string) => `?${new URLSearchParams({ loginRedirect: text }).toString()}`;

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%09/evil.example/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '@evil.example',
  'evil.example',
  '',
];

describe('RTE-27 RTE-28 where a sign-in leads', () => {
  it('ORD-02 leads from the order lookup to the orders, unless the address has a target', () => {
    expect(wantedAfterSignIn(at('/services/view-order'))).toBe('/myaccount/orders');
    expect(wantedAfterSignIn(at('/fr/services/View-Order/', '', '/fr'))).toBe(
      '/fr/myaccount/orders',
    );
    expect(wantedAfterSignIn(at('/services/view-order', leadingTo('/wishlist')))).toBe('/wishlist');
    expect(wantedAfterSignIn(at('/women'))).toBeUndefined();
  });

  it('RTE-07 MEM-01 from the programme’s own sign-in and register pages to the membership', () => {
    expect(wantedAfterSignIn(at('/membership/sign-in'))).toBe('/myaccount/membership');
    expect(wantedAfterSignIn(at('/fr/membership/Register/', '', '/fr'))).toBe(
      '/fr/myaccount/membership',
    );
    expect(wantedAfterSignIn(at('/membership/other'))).toBeUndefined();
  });

  it.each(HOSTILE)('RTE-28 never leads to another site: %j', (text) => {
    const { origin } = new URL('https://shop.example');
    const search = leadingTo(text);
    const targets = [
      wantedAfterSignIn(at('/', search)) ?? '/',
      landingFrom(at('/', search)),
      targetAfterLanding(at(LANDING, search)),
    ];
    for (const target of targets) {
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(new URL(target, origin).origin).toBe(origin);
    }
  });

  it.each(HOSTILE)('RTE-28 never leads to another site via the landing page: %j', (text) => {
    const landing = landingFrom(at('/women', leadingTo(text)));
    const [path = '', search = ''] = landing.split('?');
    const { origin } = new URL(targetAfterLanding(at(path, `?${search}`)), 'https://shop.example');
    expect(origin).toBe('https://shop.example');
  });
});

describe('MEM-05 the landing page', () => {
  it('retains the requested or current page, and returns there', () => {
    const landing = landingFrom(at('/fr/women/jeans', '?page=2', '/fr'));
    expect(landing).toBe(`/fr${LANDING}?loginRedirect=%2Ffr%2Fwomen%2Fjeans%3Fpage%3D2`);
    const [path = '', search = ''] = landing.split('?');
    expect(targetAfterLanding(at(path, `?${search}`, '/fr'))).toBe('/fr/women/jeans?page=2');
    expect(targetAfterLanding(at(LANDING))).toBe('/myaccount');
  });

  it.each([LANDING, '/myaccount/migrationlanding/', `${LANDING}?loginRedirect=%2F`])(
    'does not lead to itself: %s',
    (text) => {
      expect(targetAfterLanding(at(LANDING, leadingTo(text)))).toBe('/myaccount');
    },
  );

  it.each([
    '/checkout/login',
    '/checkout/shipping',
    '/checkout/payment',
    '/checkout/payment/paypalexpress',
    '/CheckoutSignInView',
    '/ordershippingbillingview',
    '/orderpaymentdetailsview',
    '/ordershippingbillingconfirmationview',
    '/error',
    '/e2e-test',
    LANDING,
  ])('MEM-06 does not redirect from %s', (path) => {
    expect(canBeSent(at(path))).toBe(false);
    expect(canBeSent(at(`/fr${path}`, '', '/fr'))).toBe(false);
  });

  it.each(['/', '/women', '/shopping-bag', '/myaccount', '/services/view-order', '/checkouts'])(
    'redirects from %s',
    (path) => expect(canBeSent(at(path))).toBe(true),
  );
});
