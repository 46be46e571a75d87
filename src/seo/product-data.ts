import { writeMoney } from '../commerce/write-money.ts';
import { isFullyAvailable, type VariantStock } from '../commerce/variant-stock.ts';
import type { Product, Variant } from '../product/contract.ts';
import type { Site } from '../store-config/stores.ts';
import { returnsData, shippingData, schema } from './merchant-terms.ts';
import { pictureUrlOn, sharedPictureUrl, urlOn } from './page-head.ts';

export type KnownStock = Readonly<Partial<Record<string, VariantStock>>>;

/** Facts that the product lacks. */
interface Terms {
  stock: KnownStock;
  /** PRD-11: lowest price before a reduction; null while unknown. */
  prior: number | null;
}

/**
 * Product by Google's rules for merchant listings: a ProductGroup of all colours and sizes of its
 * style. It has an offer for each size of this colour, and the terms of delivery and returns.
 * Gift cards have no delivery.
 */
export function productData(site: Site, product: Product, terms: Terms): object[] {
  const url = urlOn(site, product.url);
  const ids = { shipping: `${url}#shipping`, returns: `${url}#returns` };
  const { variants, giftCard, price } = product;
  const refs = giftCard
    ? {}
    : { shippingDetails: { '@id': ids.shipping }, hasMerchantReturnPolicy: { '@id': ids.returns } };
  const offerOf = (variant: Sold) => ({
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: site.currencyCode,
      price: writeMoney(variant.price),
      itemCondition: schema('NewCondition'),
      ...availabilityOf(terms.stock[variant.id]),
      ...reductionOf(site, variant.price, terms.prior ?? variant.was),
      ...refs,
    },
  });
  return [
    variants.length === 0
      ? { '@type': 'Product', ...factsOf(site, product), ...offerOf(product) }
      : groupOf(site, product, terms, offerOf),
    ...(giftCard ? [] : [shippingData(site, ids.shipping, price), returnsData(site, ids.returns)]),
  ];
}

type Sold = Pick<Variant, 'id' | 'price' | 'was'>;

function groupOf(
  site: Site,
  product: Product,
  terms: Terms,
  offerOf: (variant: Sold) => object,
): object {
  const { styleId, colours, variants, id } = product;
  const others = colours.filter((colour) => colour.id !== id);
  const facts = factsOf(site, product);
  return {
    '@type': 'ProductGroup',
    ...facts,
    productGroupID: styleId,
    offers: rangeOf(site, product, terms.stock),
    variesBy: [
      ...(colours.length > 1 ? [schema('color')] : []),
      ...(variants.length > 1 ? [schema('size')] : []),
    ],
    hasVariant: [
      ...variants.map((variant) => ({
        '@type': 'Product',
        ...facts,
        ...numbersOf(product, variant),
        ...offerOf(variant),
      })),
      ...others.map(({ url }) => ({ '@type': 'Product', url: urlOn(site, url) })),
    ],
  };
}

/** Price range of this colour, and its overall availability (STK-07). */
function rangeOf(site: Site, { url, variants }: Product, stock: KnownStock) {
  const prices = variants.map(({ price }) => price);
  const known = variants.flatMap(({ id }) => stock[id] ?? []);
  const isThere = known.some(({ availableQuantity }) => availableQuantity > 0);
  const some = isThere ? 'LimitedAvailability' : 'OutOfStock';
  return {
    '@type': 'AggregateOffer',
    url: urlOn(site, url),
    priceCurrency: site.currencyCode,
    lowPrice: writeMoney(Math.min(...prices)),
    highPrice: writeMoney(Math.max(...prices)),
    offerCount: variants.length,
    ...(known.length > 0 && { availability: schema(isFullyAvailable(known) ? 'InStock' : some) }),
  };
}

/** Identifiers and size of a variant. */
function numbersOf({ id }: Product, { id: variantId, size, width, length }: Variant) {
  const label = size ?? [width, length].filter(Boolean).join('/');
  return {
    sku: variantId,
    mpn: id,
    ...(isGtin(variantId) && { gtin: variantId }),
    ...(label !== '' && { size: label }),
  };
}

function factsOf(site: Site, product: Product) {
  const { id, name, description, colour, material, pictures } = product;
  const [front, ...more] = pictures;
  return {
    sku: id,
    mpn: id,
    name: colour === '' ? name : `${name}, ${colour}`,
    description,
    color: colour,
    material,
    image: [
      ...(front === undefined ? [] : [sharedPictureUrl(site, front)]),
      ...more.map((picture) => pictureUrlOn(site, picture)),
    ],
    url: urlOn(site, product.url),
    brand: { '@type': 'Brand', name: product.brandName || site.storeBrandName },
    ...audienceOf(product),
  };
}

/** schema.org genders by those of ENT-12. */
const GENDERS = new Map([
  ['women', 'female'],
  ['men', 'male'],
  ['unisex', 'unisex'],
]);

/** Audience of a product, if its gender has one. */
function audienceOf({ gender, giftCard }: Product) {
  const suggestedGender = giftCard ? undefined : GENDERS.get(gender);
  return suggestedGender ? { audience: { '@type': 'PeopleAudience', suggestedGender } } : {};
}

/** Strikethrough price. */
function reductionOf(site: Site, price: number, before: number | undefined) {
  if (before === undefined || before <= price) return {};
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    priceType: schema('StrikethroughPrice'),
    price: writeMoney(before),
    priceCurrency: site.currencyCode,
  };
  return { priceSpecification };
}

/** STK-01, STK-02: left out while the stock is unknown. */
function availabilityOf(stock: VariantStock | undefined) {
  if (!stock) return {};
  return { availability: schema(stock.availableQuantity > 0 ? 'InStock' : 'OutOfStock') };
}

const GTIN = /^(?:\d{8}|\d{12,14})$/;

/** True for a GTIN (EAN, UPC), by length and check digit. */
function isGtin(id: string): boolean {
  if (!GTIN.test(id)) return false;
  const sum = [...id]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
