import { describe, expect, it } from 'vitest';
import { isPlain, pageOf } from '#src/pages/page.ts';
import { productIdOf } from '#src/commerce/product-path.ts';
import { NO_FILTERS } from '#src/listing/filters.ts';

const at = (path: string, basename = '', search = '') => pageOf({ path, search }, basename);

describe('page of an address', () => {
  it('RTE-18 reads the product id from the last dash-separated segment, in upper case', () => {
    expect(productIdOf('/foundry-straight-jean-rl0101raw')).toBe('RL0101RAW');
    expect(at('/anything-at-all-hm1801her')).toEqual({ kind: 'product', productId: 'HM1801HER' });
    expect(at('/foundry-straight-jean').kind).not.toBe('product');
  });

  it.each([
    ['/slim-jean-j30j315592911', 'J30J315592911'],
    ['/oxford-shirt-mw0mw10800dcc', 'MW0MW10800DCC'],
    ['/boxer-brief-8719852', '8719852'],
    ['/belt-am0am_0901', 'AM0AM_0901'],
  ])('RTE-18 accepts ids of other shops: %s', (path, productId) => {
    expect(at(path)).toEqual({ kind: 'product', productId });
  });

  it.each(['/terms-2026', '/lookbook-ss26', '/company-information', '/size-guide'])(
    'RTE-18 %s is no product',
    (path) => {
      expect(at(path).kind).not.toBe('product');
    },
  );

  it('RTE-08 RTE-20 is the shopping bag, with an optional language prefix', () => {
    expect(at('/shopping-bag')).toEqual({ kind: 'bag' });
    expect(at('/shopping-bag/')).toEqual({ kind: 'bag' });
    expect(at('/fr/shopping-bag', '/fr')).toEqual({ kind: 'bag' });
    expect(at('/BE/FR/shopping-bag', '/BE/FR')).toEqual({ kind: 'bag' });
  });

  it('RTE-14 is the wishlist', () => {
    expect(at('/wishlist')).toEqual({ kind: 'wishlist' });
  });

  it('RTE-17 GFT-01 is the gift card page', () => {
    expect(at('/gift-cards')).toEqual({ kind: 'gift-cards' });
    expect(at('/Gift-Cards/')).toEqual({ kind: 'gift-cards' });
    expect(at('/de/gift-cards', '/de')).toEqual({ kind: 'gift-cards' });
    expect(at('/gift-cards/rust')).toEqual({ kind: 'not-found' });
  });

  it.each([
    ['/women', 'women'],
    ['/women/jeans', 'women-jeans'],
    ['/sale', 'sale'],
    ['/de/men/shirts', 'men-shirts'],
  ])('LST-01 %s is a category listing', (path, categoryId) => {
    const basename = path.startsWith('/de') ? '/de' : '';
    expect(at(path, basename, '?page=2')).toEqual({
      kind: 'listing',
      query: { categoryId, searchTerm: null, page: 2, sort: null, filters: NO_FILTERS },
    });
  });

  it.each(['/', '', '/de', '/de/'])('%s is the home page', (path) => {
    expect(at(path, path.startsWith('/de') ? '/de' : '')).toEqual({ kind: 'home' });
  });

  it.each(['/women/jeans/extra', '/studio/stage', '/%00', '/..', '/a'.repeat(3000)])(
    'is not found for an unknown path',
    (path) => {
      expect(at(path)).toEqual({ kind: 'not-found' });
    },
  );

  it.each(['/imprint', '/Company-Information/', '/womenswear', '/faqs'])(
    'RTE-21 %s may be a page of the content service, which alone defines its addresses',
    (path) => {
      const lower = path.toLowerCase().replace(/\/$/, '');
      expect(at(path)).toEqual({ kind: 'content', path: lower });
      expect(at(`/BE/FR${path}`, '/BE/FR')).toEqual({ kind: 'content', path: lower });
    },
  );

  it('RTE-15 is the contact page', () => {
    expect(at('/contactus')).toEqual({ kind: 'contact', order: '' });
    expect(at('/contactus', '', '?order=700001')).toEqual({ kind: 'contact', order: '700001' });
    expect(at('/contactus', '', '?order=%3Cb%3E')).toEqual({ kind: 'contact', order: '' });
  });

  it('RTE-16 is a page of the content service for the store locator', () => {
    expect(at('/store-locator')).toEqual({ kind: 'content', path: '/store-locator' });
  });

  it('RTE-07 is the campaign, with its products as a listing', () => {
    for (const path of ['/campaign', '/Campaign/'])
      expect(at(path, '', '?xcomreg=rivetrow&page=abc')).toMatchObject({
        kind: 'campaign',
        query: { categoryId: 'all-exclusive', searchTerm: null, page: 1 },
      });
  });

  it('RTE-31 is the error page or the page for end-to-end tests', () => {
    expect(at('/error')).toEqual({ kind: 'error' });
    expect(at('/e2e-test')).toEqual({ kind: 'e2e-test' });
  });

  it.each([
    ['/checkout/shipping', true],
    ['/checkout/payment/paypalexpress', true],
    ['/shopping-bag', false],
  ])('CHK-01 RTE-13 the menus are hidden at %s: %s', (path, isHidden) => {
    expect(isPlain(at(path))).toBe(isHidden);
  });
});
