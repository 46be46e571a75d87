import { array, boolean, enums, integer, object, optional, string, type Infer } from 'superstruct';
import { Crumb } from '../commerce/breadcrumb.ts';

/** `was` is present when reduced. */
export const Variant = object({
  id: string(),
  size: optional(string()),
  width: optional(string()),
  length: optional(string()),
  price: integer(),
  was: optional(integer()),
});
export type Variant = Infer<typeof Variant>;

export const SizeAxis = object({ displayName: string(), values: array(string()) });
export type SizeAxis = Infer<typeof SizeAxis>;

/**
 * `low` is the lowest recent price, `discount` the amount off the base price. `pictures` are
 * picture ids; `ground` is the dominant colour of the first. `colours` includes this colourway.
 * `moreSizesUrl` leads to the same product in further sizes.
 */
export const Product = object({
  id: string(),
  styleId: string(),
  name: string(),
  brandName: string(),
  gender: string(),
  productGroup: string(),
  colour: string(),
  colourCode: string(),
  price: integer(),
  was: optional(integer()),
  low: integer(),
  discount: optional(integer()),
  label: string(),
  promotion: string(),
  exclusive: boolean(),
  giftCard: boolean(),
  description: string(),
  fit: string(),
  sizeAdvice: optional(enums(['smaller', 'larger'])),
  material: string(),
  care: string(),
  url: string(),
  pictures: array(string()),
  ground: optional(string()),
  video: optional(string()),
  sizeGuideId: optional(string()),
  moreSizesUrl: optional(string()),
  colours: array(
    object({
      id: string(),
      code: string(),
      colour: string(),
      swatch: optional(string()),
      url: string(),
    }),
  ),
  variants: array(Variant),
  axes: object({
    size: optional(SizeAxis),
    width: optional(SizeAxis),
    length: optional(SizeAxis),
  }),
  breadcrumb: array(Crumb),
});
export type Product = Infer<typeof Product>;
