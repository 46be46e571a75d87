import {
  array,
  boolean,
  enums,
  nonempty,
  optional,
  pattern,
  string,
  type,
  type Infer,
} from 'superstruct';
import { Amount, parseMoney } from '../commerce/money.ts';
import type { Crumb } from '../commerce/breadcrumb.ts';
import { productPath } from '../commerce/product-path.ts';
import { PictureColour, PictureId } from '../kernel/picture.ts';
import { siteLink } from '../kernel/site-link.ts';
import { validItems, optionalLenient } from '../kernel/tolerant.ts';
import type { Variant, SizeAxis, Product } from './contract.ts';

const PriceAnswer = type({ price: Amount, basePrice: Amount, discount: Amount, lowPrice: Amount });

/** ENT-14: either a size, or a width and a length; gift cards have none of them. */
const VariantAnswer = type({
  id: string(),
  catentryId: string(),
  colour: string(),
  size: optional(string()),
  width: optional(string()),
  length: optional(string()),
  price: PriceAnswer,
});

/** An https address or a path of this shop. */
const VideoAddress = pattern(string(), /^(?:https:\/)?\/(?![/\\])/);

/** Breadcrumb of a product, outermost page first (ENT-21). */
const BreadcrumbAnswer = validItems(
  type({
    analyticsId: string(),
    id: string(),
    label: string(),
    pageType: string(),
    url: siteLink(),
  }),
);

/** ENT-12, ENT-13 */
const ProductAnswerItem = type({
  id: string(),
  styleId: string(),
  analyticsName: string(),
  gender: string(),
  colourCode: string(),
  translatedColour: string(),
  brandName: string(),
  productGroup: string(),
  label: string(),
  promotion: string(),
  exclusiveaccess: boolean(),
  giftCard: boolean(),
  description: string(),
  fit: string(),
  sizeAdvice: optionalLenient(enums(['smaller', 'larger'])),
  material: string(),
  care: string(),
  url: optionalLenient(siteLink()),
  image: optionalLenient(PictureId),
  views: array(string()),
  video: optionalLenient(VideoAddress),
  additionalSizeProductUrl: optionalLenient(siteLink()),
  sizeGuide: optionalLenient(type({ ckSizeGuide: nonempty(string()) })),
  dominantColour: optionalLenient(PictureColour),
  price: PriceAnswer,
  variants: array(VariantAnswer),
  relatedProducts: validItems(
    type({
      id: string(),
      colourCode: string(),
      translatedColour: string(),
      swatchColour: optionalLenient(PictureColour),
      url: optionalLenient(siteLink()),
    }),
  ),
});

const SizeAxisAnswer = type({ displayName: string(), values: array(type({ label: string() })) });

export const ProductAnswer = type({
  data: array(ProductAnswerItem),
  meta: type({
    breadcrumb: BreadcrumbAnswer,
    size: optionalLenient(SizeAxisAnswer),
    width: optionalLenient(SizeAxisAnswer),
    length: optionalLenient(SizeAxisAnswer),
  }),
});

function readPrice(answer: Infer<typeof PriceAnswer>): { price: number; was?: number } {
  const price = parseMoney(answer.price);
  const base = parseMoney(answer.basePrice);
  return base > price ? { price, was: base } : { price };
}

function discountOf(answer: Infer<typeof PriceAnswer>): { discount?: number } {
  const discount = parseMoney(answer.discount);
  return discount > 0 ? { discount } : {};
}

function readVariant(answer: Infer<typeof VariantAnswer>): Variant {
  const { id, size, width, length } = answer;
  return {
    id,
    ...(size === undefined ? {} : { size }),
    ...(width === undefined ? {} : { width }),
    ...(length === undefined ? {} : { length }),
    ...readPrice(answer.price),
  };
}

function readAxis(answer: Infer<typeof SizeAxisAnswer>): SizeAxis {
  return { displayName: answer.displayName, values: answer.values.map(({ label }) => label) };
}

/** Reads all products of the answer, in its order. */
export function readProducts({ data, meta }: Infer<typeof ProductAnswer>): Product[] {
  const axes = {
    ...(meta.size ? { size: readAxis(meta.size) } : {}),
    ...(meta.width ? { width: readAxis(meta.width) } : {}),
    ...(meta.length ? { length: readAxis(meta.length) } : {}),
  };
  const breadcrumb = readBreadcrumb(meta.breadcrumb);
  return data.map((item) => ({
    id: item.id,
    styleId: item.styleId,
    name: item.analyticsName,
    brandName: item.brandName,
    gender: item.gender,
    productGroup: item.productGroup,
    colour: item.translatedColour,
    colourCode: item.colourCode,
    ...readPrice(item.price),
    low: parseMoney(item.price.lowPrice),
    ...discountOf(item.price),
    label: item.label,
    promotion: item.promotion,
    exclusive: item.exclusiveaccess,
    giftCard: item.giftCard,
    description: item.description,
    fit: item.fit,
    ...(item.sizeAdvice && { sizeAdvice: item.sizeAdvice }),
    material: item.material,
    care: item.care,
    url: item.url ?? productPath(item.id),
    pictures: item.views.length > 0 || !item.image ? item.views : [item.image],
    ...(item.dominantColour ? { ground: item.dominantColour } : {}),
    ...(item.video === undefined ? {} : { video: item.video }),
    ...(item.additionalSizeProductUrl ? { moreSizesUrl: item.additionalSizeProductUrl } : {}),
    ...(item.sizeGuide ? { sizeGuideId: item.sizeGuide.ckSizeGuide } : {}),
    colours: item.relatedProducts.map((colour) => ({
      id: colour.id,
      code: colour.colourCode,
      colour: colour.translatedColour,
      ...(colour.swatchColour ? { swatch: colour.swatchColour } : {}),
      url: colour.url ?? productPath(colour.id),
    })),
    variants: item.variants.map(readVariant),
    axes,
    breadcrumb,
  }));
}

/** Reduces each crumb to the fields that pages show. */
function readBreadcrumb(answer: Infer<typeof BreadcrumbAnswer>): Crumb[] {
  return answer.map(({ id, label, url }) => ({ id, label, url }));
}
