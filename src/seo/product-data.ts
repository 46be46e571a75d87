import { isFullyAvailable } from '../commerce/fully-available.ts';
import type { VariantStock } from '../commerce/variant-stock.ts';
import type { Product, Variant } from '../product/contract.ts';
import type { Site } from '../store-config/stores.ts';
import { pictureUrlOn, urlOn } from './page-head.ts';

type StockOf = Readonly<Partial<Record<string, VariantStock>>>;

const schema = (name: string) => `https://schema.org/${name}`;

/**
 * A product as schema.org's Product. `prior` is the lowest price of the time before its reduction
 * (PRD-11): that is what a reduced price has to be held against, the full one where nobody knows it.
 */
export function productData(
  site: Site,
  product: Product,
  stock: StockOf,
  prior: number | null,
): object {
  const { id, styleId, name, description, colour, material, pictures, variants } = product;
  return {
    '@type': 'Product',
    sku: id,
    productID: id,
    inProductGroupWithID: styleId,
    name,
    description,
    color: colour,
    material,
    image: pictures.map((picture) => pictureUrlOn(site, picture)),
    url: urlOn(site, product.url),
    brand: { '@type': 'Brand', name: product.brandName || site.storeBrandName },
    ...audienceOf(product),
    offers: offersOf(site, product, variants, { stock, prior }),
  };
}

/** By the genders of ENT-12: what schema.org calls them. */
const GENDERS = new Map([
  ['women', 'female'],
  ['men', 'male'],
  ['unisex', 'unisex'],
]);

/** Whom it is made for, where searches can be narrowed by that. */
function audienceOf({ gender, giftCard }: Product) {
  const suggestedGender = giftCard ? undefined : GENDERS.get(gender);
  return suggestedGender ? { audience: { '@type': 'PeopleAudience', suggestedGender } } : {};
}

interface Terms {
  stock: StockOf;
  prior: number | null;
}

/** One offer for all sizes that cost the same, or the span of what they cost. */
function offersOf(site: Site, product: Product, variants: readonly Variant[], terms: Terms) {
  const prices = variants.length > 0 ? variants.map(({ price }) => price) : [product.price];
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const common = {
    url: urlOn(site, product.url),
    priceCurrency: site.currencyCode,
    itemCondition: schema('NewCondition'),
    ...availabilityOf(variants, terms.stock),
  };
  if (low !== high)
    return {
      '@type': 'AggregateOffer',
      ...common,
      lowPrice: written(low),
      highPrice: written(high),
      offerCount: variants.length,
    };
  return {
    '@type': 'Offer',
    ...common,
    price: written(low),
    ...reductionOf(site, low, terms.prior ?? product.was),
  };
}

/** The price that is struck through. */
function reductionOf(site: Site, price: number, before: number | undefined) {
  if (before === undefined || before <= price) return {};
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    priceType: schema('StrikethroughPrice'),
    price: written(before),
    priceCurrency: site.currencyCode,
  };
  return { priceSpecification };
}

/** Of a product as a whole; left out while nobody knows the stock. */
function availabilityOf(variants: readonly Variant[], stock: StockOf) {
  const known = variants.flatMap(({ id }) => stock[id] ?? []);
  if (known.length === 0) return {};
  if (isFullyAvailable(known)) return { availability: schema('InStock') };
  const isThere = known.some(({ availableQuantity }) => availableQuantity > 0);
  return { availability: schema(isThere ? 'LimitedAvailability' : 'OutOfStock') };
}

function written(price: number): string {
  return (price / 100).toFixed(2);
}
