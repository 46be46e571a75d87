import { describe, expect, it } from 'vitest';
import { homeData } from '#src/seo/home-data.ts';
import { breadcrumbData, itemListData } from '#src/seo/listing-data.ts';
import { productData } from '#src/seo/product-data.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { buyable, comingSoon, product, soldOut } from '#tests/product/products.ts';
import { listing, tile } from '#tests/listing/listings.ts';

const uk = storeOfCountry('rl', 'GB');
const germany = storeOfCountry('rl', 'DE');
const NAME = `Women "and" </script>`;

describe('the way to a page', () => {
  it('PRD-05 LST-07 is told as a list', () => {
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

  it('a page without one says nothing', () => {
    expect(breadcrumbData(uk, [{ id: 'home', label: 'Home', url: '/' }])).toEqual([]);
  });
});

describe('the products of a listing', () => {
  it('LST-05 are counted over all its pages', () => {
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

  it('none are no list', () => {
    expect(itemListData(uk, listing({ tiles: [], total: 0 }))).toEqual([]);
  });
});

describe('a product', () => {
  const stock = { 'ean-S': soldOut, 'ean-M': buyable, 'ean-L': comingSoon };

  it('PRD-08 is told with what schema.org and search engines ask for', () => {
    expect(productData(uk, product({ name: NAME }), stock, null)).toMatchObject({
      '@type': 'Product',
      name: NAME,
      sku: 'RL1001WHT',
      image: ['https://uk.rivetandloom.example/pictures/rl1001wht-front-960.avif?q=75'],
      description: 'Knitted in the round.',
      brand: { '@type': 'Brand', name: 'Rivet & Loom' },
      offers: {
        '@type': 'Offer',
        url: 'https://uk.rivetandloom.example/mill-tee-rl1001wht',
        price: '39.90',
        priceCurrency: 'GBP',
        itemCondition: 'https://schema.org/NewCondition',
        availability: 'https://schema.org/LimitedAvailability',
      },
    });
  });

  it.each([
    [{ gender: 'women' }, 'female'],
    [{ gender: 'men' }, 'male'],
    [{ gender: 'unisex' }, 'unisex'],
    [{ gender: 'constructor' }, undefined],
    [{ gender: 'unisex', giftCard: true }, undefined],
  ])('ENT-12 is told with whom it is made for: %j', (given, suggestedGender) => {
    expect(productData(uk, product(given), {}, null)).toMatchObject(
      suggestedGender ? { audience: { '@type': 'PeopleAudience', suggestedGender } } : {},
    );
    if (!suggestedGender)
      expect(productData(uk, product(given), {}, null)).not.toHaveProperty('audience');
  });

  it('CUR-04 has the currency of the shop', () => {
    expect(productData(germany, product(), {}, null)).toMatchObject({
      offers: { priceCurrency: 'EUR' },
    });
  });

  it('STK-01 STK-02 is out of stock when no size can be bought', () => {
    const none = { 'ean-S': soldOut, 'ean-M': comingSoon };
    expect(productData(uk, product(), none, null)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it.each([
    ['every size is there', { 'ean-S': buyable, 'ean-M': buyable }, 'InStock'],
    ['a size is sold out', { 'ean-S': buyable, 'ean-M': soldOut }, 'LimitedAvailability'],
    ['a size is yet to come', { 'ean-S': comingSoon, 'ean-M': buyable }, 'LimitedAvailability'],
    ['none is there', { 'ean-S': soldOut, 'ean-M': soldOut }, 'OutOfStock'],
  ])('STK-07 a product is told to be fully there only if every size is: %s', (_, sizes, told) => {
    expect(productData(uk, product(), sizes, null)).toHaveProperty(
      'offers.availability',
      `https://schema.org/${told}`,
    );
  });

  it('says nothing of its stock while nobody knows it', () => {
    expect(productData(uk, product(), {}, null)).not.toHaveProperty('offers.availability');
  });

  it('PRD-11 a reduced price is held against the lowest of the time before', () => {
    const reduced = product({ price: 3990, was: 5990 });
    const struck = (prior: number | null) => productData(uk, reduced, {}, prior);
    expect(struck(5490)).toHaveProperty('offers.priceSpecification.price', '54.90');
    expect(struck(null)).toHaveProperty('offers.priceSpecification.price', '59.90');
    expect(struck(null)).toHaveProperty(
      'offers.priceSpecification.priceType',
      'https://schema.org/StrikethroughPrice',
    );
    expect(productData(uk, product(), {}, null)).not.toHaveProperty('offers.priceSpecification');
  });

  it('PRD-01 whose sizes cost differently is offered within a span', () => {
    const variants = [
      { id: 'ean-25', price: 2500 },
      { id: 'ean-100', price: 10_000 },
    ];
    expect(productData(uk, product({ variants }), {}, null)).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '25.00',
        highPrice: '100.00',
        offerCount: 2,
        priceCurrency: 'GBP',
      },
    });
  });

  it('without variants has its own price still', () => {
    expect(productData(uk, product({ variants: [] }), {}, null)).toMatchObject({
      offers: { '@type': 'Offer', price: '39.90' },
    });
  });
});

it('RTE-26 the home page tells of the brand, the site and its search', () => {
  const site = storeOfCountry('hm', 'BE', 'fr');
  const [brand, website] = homeData(site, '/assets/icon-12345678.svg');
  expect(brand).toMatchObject({
    '@type': 'Organization',
    name: 'Hollis Marlowe',
    url: site.SITE_URL,
    logo: `${new URL(site.SITE_URL).origin}/assets/icon-12345678.svg`,
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
