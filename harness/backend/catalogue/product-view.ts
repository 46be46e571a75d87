import { DESCRIPTIONS } from '#fixtures/catalogue/descriptions.ts';
import { COLOURS, FITS, GENDERS, GROUPS, MATERIALS } from '#fixtures/catalogue/words.ts';
import type { CurrencyCode } from '#src/commerce/countries.ts';
import { frontPictureOf } from '#src/kernel/picture.ts';
import type { Site } from '#src/store-config/stores.ts';
import type { CatalogueProduct, CatalogueVariant } from './catalogue.ts';
import { productPath } from './paths.ts';
import { pictureColours, viewsOf } from './pictures.ts';
import { amountText, markedDown, priceIn, roundAmountIn } from './prices.ts';
import { priorPriceOf } from './prior-price.ts';
import { promotionText } from '../cart/promotions.ts';
import type { World } from '../world.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

/** Prices of a product or variant, in minor units of the store's currency. */
export interface Prices {
  price: number;
  base: number;
}

/** Price of one piece. A gift card costs its value. */
export function pricesOf(
  { style }: CatalogueProduct,
  currency: CurrencyCode,
  variant?: CatalogueVariant,
): Prices {
  if (style.kind === 'gift-card') {
    const worth = roundAmountIn(currency, variant?.amount ?? style.price);
    return { price: worth, base: worth };
  }
  const base = priceIn(currency, style.price);
  return { price: markedDown(base, style.off ?? 0), base };
}

/** PRD-08 */
function priceView(
  { style }: CatalogueProduct,
  currency: CurrencyCode,
  { price, base }: Prices,
): Record<string, string> {
  return {
    price: amountText(price),
    basePrice: amountText(base),
    discount: amountText(base - price),
    lowPrice: amountText(priorPriceOf(style, currency) ?? price),
  };
}

const LABELS = { new: ['New', 'Neu'], bestseller: ['Bestseller', 'Bestseller'] } as const;

function labelOf({ label }: CatalogueProduct['style'], language: TranslatedLanguage): string {
  return label ? textIn(LABELS[label], language) : '';
}

/** Name of a colourway in a language. */
export function colourName(code: string, language: TranslatedLanguage): string {
  return textIn(COLOURS[code], language) ?? code;
}

/** Fields of a product that listings also show (ENT-12, ENT-13). */
export function tileView(
  product: CatalogueProduct,
  store: Site,
  language: TranslatedLanguage,
): Record<string, unknown> {
  const { id, style, colourCode, group, siblings } = product;
  const currency = store.currencyCode;
  const picture = frontPictureOf(id);
  return {
    id,
    catentryId: product.catentryId,
    styleId: style.styleId,
    analyticsName: style.name,
    analyticsGender: style.gender,
    gender: style.gender,
    analyticsColour: colourName(colourCode, 'en'),
    colour: colourName(colourCode, 'en'),
    translatedColour: colourName(colourCode, language),
    colourCode,
    productGroup: group,
    brandName: store.storeBrandName,
    label: labelOf(style, language),
    image: picture,
    swatchImage: picture,
    ...pictureColours(id),
    url: productPath(product),
    price: priceView(product, currency, pricesOf(product, currency)),
    markdownPercentage: style.off ?? 0,
    promotion: promotionText(style.promo, language),
    exclusiveaccess: style.exclusive === true,
    giftCard: style.kind === 'gift-card',
    ranking: product.rank,
    relatedProducts: siblings.map((sibling) => ({
      id: sibling,
      translatedColour: colourName(sibling.slice(-3), language),
      ...pictureColours(sibling),
    })),
  };
}

/** Variants sorted by label, as stock systems list them; the shop sorts sizes itself. */
function variantViews(product: CatalogueProduct, store: Site): unknown[] {
  const currency = store.currencyCode;
  const label = ({ size = '', width = '', length = '' }: CatalogueVariant) => size + width + length;
  return [...product.variants]
    .sort((one, other) => (label(one) < label(other) ? -1 : label(one) > label(other) ? 1 : 0))
    .map((variant) => ({
      id: variant.id,
      catentryId: variant.catentryId,
      colour: colourName(product.colourCode, 'en'),
      ...(variant.size !== undefined && { size: variant.size }),
      ...(variant.width !== undefined && { width: variant.width }),
      ...(variant.length !== undefined && { length: variant.length }),
      price: priceView(product, currency, pricesOf(product, currency, variant)),
    }));
}

function siblingView(
  product: CatalogueProduct,
  store: Site,
  language: TranslatedLanguage,
): unknown {
  const { relatedProducts: _, ...sibling } = tileView(product, store, language);
  return sibling;
}

/** A whole product (ENT-12, ENT-13, ENT-14). */
export function productView(
  world: World,
  product: CatalogueProduct,
  store: Site,
  language: TranslatedLanguage,
): Record<string, unknown> {
  const { style, group, id } = product;
  const [composition, care] = MATERIALS[style.material] ?? [];
  return {
    ...tileView(product, store, language),
    merchantHierarchy: `${GENDERS[style.gender]?.[0]}/${GROUPS[group]?.[0]}`,
    productGbpc: `${style.brand}-${group}`,
    sizeGuide: { ckSizeGuide: style.kind === 'gift-card' ? '' : `${style.gender}-${group}` },
    division: group,
    promoActivity: style.promo ?? '',
    description: textIn(DESCRIPTIONS[style.kind], language) ?? '',
    fit: textIn(FITS[style.fit ?? ''], language) ?? '',
    sizeAdvice: style.fit === 'relaxed' ? 'smaller' : '',
    material: textIn(composition, language) ?? '',
    care: textIn(care, language) ?? '',
    views: viewsOf(id),
    video: '',
    additionalSizeProductUrl: '',
    variants: variantViews(product, store),
    relatedProducts: product.siblings.flatMap((sibling) => {
      const other = world.catalogue.byId.get(sibling);
      return other ? [siblingView(other, store, language)] : [];
    }),
  };
}
