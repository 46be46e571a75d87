import { describe, expect, it } from 'vitest';
import { homeData } from '#src/seo/home-data.ts';
import { breadcrumbData, itemListData } from '#src/seo/listing-data.ts';
import { type KnownStock, productData } from '#src/seo/product-data.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { buyable, comingSoon, product, soldOut } from '#tests/product/products.ts';
import { listing, tile } from '#tests/listing/listings.ts';

const uk = storeOfCountry('rl', 'GB');
const germany = storeOfCountry('rl', 'DE');
const NAME = `Women "and" </script>`;

describe('a breadcrumb', () => {
  it('PRD-05 LST-07 is a list', () => {
    const way = [
      { id: 'home', label: 'Home', url: '/' },
      { id: 'women', label: NAME, url: '/women' },
    ];
    expect(breadcrumbData(uk, way)).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Home',
            item: 'https://uk.rivetandloom.example',
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: NAME,
            item: 'https://uk.rivetandloom.example/women',
          },
        ],
      },
    ]);
  });

  it('is missing on a page without one', () => {
    expect(breadcrumbData(uk, [{ id: 'home', label: 'Home', url: '/' }])).toEqual([]);
  });
});

describe('the products of a listing', () => {
  it('LST-05 are numbered across all its pages', () => {
    const shown = listing({ tiles: [tile(), tile({ id: 'RL1002BLK' })], total: 98, offset: 48 });
    expect(itemListData(uk, shown)).toMatchObject([
      {
        '@type': 'ItemList',
        numberOfItems: 98,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 49,
            name: expect.any(String) as string,
            url: expect.stringMatching(/^https:\/\/uk\..+-rl1001wht$/) as string,
            image: 'https://uk.rivetandloom.example/pictures/rl1001wht-front-960.avif?q=75',
          },
          { position: 50 },
        ],
      },
    ]);
  });

  it('LST-04 are those of the appended page, which is the one at the address', () => {
    const shown = listing({ tiles: [tile(), tile({ id: 'RL1002BLK' })], total: 98, limit: 1 });
    expect(itemListData(uk, shown)).toMatchObject([{ itemListElement: [{ position: 2 }] }]);
  });

  it('are missing if there are none', () => {
    expect(itemListData(uk, listing({ tiles: [], total: 0 }))).toEqual([]);
  });
});

describe('a product', () => {
  const stock = { 'ean-S': soldOut, 'ean-M': buyable, 'ean-L': comingSoon };
  const told = (given = product(), of: KnownStock = {}, prior: number | null = null, site = uk) =>
    productData(site, given, { stock: of, prior })[0];

  it('PRD-08 has the data that schema.org and search engines require', () => {
    expect(told(product({ name: NAME }), stock)).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'RL1001',
      name: `${NAME}, White`,
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      image: ['https://uk.rivetandloom.example/pictures/rl1001wht-front-share.jpg'],
      description: 'Knitted in the round.',
      brand: { '@type': 'Brand', name: 'Rivet & Loom' },
    });
  });

  it('ENT-14 STK-01 STK-02 has each size with price and availability, and the other colours by address', () => {
    const offer = (availability: string) => ({
      '@type': 'Offer',
      url: 'https://uk.rivetandloom.example/mill-tee-rl1001wht',
      price: '39.90',
      priceCurrency: 'GBP',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${availability}`,
    });
    expect(told(product(), stock)).toMatchObject({
      hasVariant: [
        { sku: 'ean-S', size: 'S', color: 'White', offers: offer('OutOfStock') },
        { sku: 'ean-M', size: 'M', mpn: 'RL1001WHT', offers: offer('InStock') },
        { sku: 'ean-L', size: 'L', offers: offer('OutOfStock') },
        { '@type': 'Product', url: 'https://uk.rivetandloom.example/mill-tee-rl1001blk' },
      ],
    });
  });

  it('has a number as a GTIN only if valid', () => {
    const variants = ['8719101014015', '8719101014016', 'A1'].map((id) => ({ id, price: 100 }));
    const data = told(product({ variants })) as { hasVariant: { gtin?: string }[] };
    expect(data.hasVariant.map(({ gtin }) => gtin)).toEqual([
      '8719101014015',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    [{ gender: 'women' }, 'female'],
    [{ gender: 'men' }, 'male'],
    [{ gender: 'unisex' }, 'unisex'],
    [{ gender: 'constructor' }, undefined],
    [{ gender: 'unisex', giftCard: true }, undefined],
  ])('ENT-12 has the audience for %j', (given, suggestedGender) => {
    if (suggestedGender)
      expect(told(product(given))).toHaveProperty('audience.suggestedGender', suggestedGender);
    else expect(told(product(given))).not.toHaveProperty('audience');
  });

  it('CUR-04 has the currency of the shop', () => {
    expect(told(product(), {}, null, germany)).toMatchObject({
      offers: { priceCurrency: 'EUR' },
      hasVariant: expect.arrayContaining([
        expect.objectContaining({ offers: expect.objectContaining({ priceCurrency: 'EUR' }) }),
      ]) as unknown,
    });
  });

  it.each([
    ['every size is available', { 'ean-S': buyable, 'ean-M': buyable }, 'InStock'],
    ['a size is sold out', { 'ean-S': buyable, 'ean-M': soldOut }, 'LimitedAvailability'],
    ['a size is coming soon', { 'ean-S': comingSoon, 'ean-M': buyable }, 'LimitedAvailability'],
    ['no size is available', { 'ean-S': soldOut, 'ean-M': soldOut }, 'OutOfStock'],
  ])('STK-07 is fully available only if every size is: %s', (_, sizes, as) => {
    expect(told(product(), sizes)).toHaveProperty(
      'offers.availability',
      `https://schema.org/${as}`,
    );
  });

  it('has no availability while the stock is unknown', () => {
    expect(JSON.stringify(told())).not.toContain('availability');
  });

  it('PRD-11 compares a reduced price with the lowest one before', () => {
    const variants = [{ id: 'ean-S', price: 3990, was: 5990 }];
    const struck = (prior: number | null) => told(product({ variants }), {}, prior);
    const price = 'hasVariant[0].offers.priceSpecification.price';
    expect(struck(5490)).toHaveProperty(price, '54.90');
    expect(struck(null)).toHaveProperty(price, '59.90');
    expect(struck(null)).toHaveProperty(
      'hasVariant[0].offers.priceSpecification.priceType',
      'https://schema.org/StrikethroughPrice',
    );
    for (const one of [told(), struck(3990)])
      expect(one).not.toHaveProperty('hasVariant[0].offers.priceSpecification');
  });

  it('PRD-01 has a price range if its sizes differ in price', () => {
    const variants = [
      { id: 'ean-25', price: 2500 },
      { id: 'ean-100', price: 10_000 },
    ];
    expect(told(product({ variants }))).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '25.00',
        highPrice: '100.00',
        offerCount: 2,
        priceCurrency: 'GBP',
      },
    });
  });

  it('has its own price without variants', () => {
    expect(told(product({ variants: [] }))).toMatchObject({
      '@type': 'Product',
      offers: { '@type': 'Offer', price: '39.90' },
    });
  });

  it('has the terms of delivery and returns once, except a gift card', () => {
    const [, shipping, returns] = productData(uk, product(), { stock: {}, prior: null });
    expect(shipping).toMatchObject({
      '@type': 'OfferShippingDetails',
      shippingRate: { value: '3.90', currency: 'GBP' },
      shippingDestination: { addressCountry: 'GB' },
      deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
    });
    expect(returns).toMatchObject({ merchantReturnDays: 30, applicableCountry: 'GB' });
    const card = productData(uk, product({ giftCard: true }), { stock: {}, prior: null });
    expect(card).toHaveLength(1);
    expect(JSON.stringify(card)).not.toMatch(/shipping|ReturnPolicy/);
  });

  it('has free delivery from the order value on', () => {
    const dear = product({ price: 10_000 });
    expect(productData(uk, dear, { stock: {}, prior: null })[1]).toHaveProperty(
      'shippingRate.value',
      '0.00',
    );
  });
});

it('RTE-26 the home page describes the brand, the site and its search', () => {
  const site = storeOfCountry('hm', 'BE', 'fr');
  const [brand, website] = homeData(site);
  expect(brand).toMatchObject({
    '@type': 'Organization',
    name: 'Hollis Marlowe',
    url: site.SITE_URL,
    logo: `${new URL(site.SITE_URL).origin}/pictures/icon-hm-512.png`,
  });
  expect(website).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'fr-BE',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${site.SITE_URL}/search?searchTerm={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});
