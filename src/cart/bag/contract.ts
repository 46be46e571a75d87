import { SizeKind } from '../../commerce/local-size.ts';
import { array, boolean, integer, object, optional, string, type Infer } from 'superstruct';
import { personalText } from '../../kernel/struct.ts';

/** `amount` in minor units, negative for a discount. */
export const Adjustment = object({
  displayLevel: string(),
  usage: string(),
  amount: integer(),
  description: string(),
});
export type Adjustment = Infer<typeof Adjustment>;

/** `id` is the order item's, `variantId` the EAN, `productId` the colourway's. `unitWas` is present when reduced. */
export const CartLine = object({
  id: string(),
  variantId: string(),
  productId: string(),
  name: string(),
  colour: string(),
  size: string(),
  sizeKind: optional(SizeKind),
  productGroup: optional(string()),
  url: string(),
  quantity: integer(),
  unitPrice: integer(),
  unitWas: optional(integer()),
  price: integer(),
  adjustments: array(Adjustment),
  giftCard: optional(boolean()),
});
export type CartLine = Infer<typeof CartLine>;

/**
 * Gift options of the bag, if the shop offers them. `wrappingPrice` applies if wrapping is chosen.
 */
export const CartGift = object({
  isGift: boolean(),
  note: personalText(),
  isWrapped: boolean(),
  wrappingPrice: integer(),
});
export type CartGift = Infer<typeof CartGift>;

/** `goods` and `discount` exclude gift cards (GFT-03); `total` is what the shopper pays. */
export const CartDetails = object({
  orderId: string(),
  lines: array(CartLine),
  /** Number of lines that cannot be shown. */
  leftOut: optional(integer()),
  adjustments: array(Adjustment),
  goods: integer(),
  discount: integer(),
  giftCards: integer(),
  shipping: integer(),
  total: integer(),
  freeShippingFrom: integer(),
  paypalExpress: boolean(),
  /** Code of the delivery method, if known. */
  deliveryCode: optional(string()),
  /** Price of wrapping; part of the total. */
  wrapping: optional(integer()),
  gift: optional(CartGift),
});
export type CartDetails = Infer<typeof CartDetails>;

/** `subtotal` is the goods after discounts, without gift cards; `shipping` is present if known. */
export const MiniBagContents = object({
  orderId: string(),
  lines: array(CartLine),
  /** Number of lines that cannot be shown. */
  leftOut: optional(integer()),
  count: integer(),
  subtotal: integer(),
  giftCards: integer(),
  shipping: optional(integer()),
  /** Price of wrapping, if chosen. */
  wrapping: optional(integer()),
  freeShippingFrom: integer(),
});
export type MiniBagContents = Infer<typeof MiniBagContents>;

export const CartChangeResult = object({ orderId: string(), lineIds: array(string()) });
export type CartChangeResult = Infer<typeof CartChangeResult>;

export const CartCalculated = object({ orderId: string() });
export type CartCalculated = Infer<typeof CartCalculated>;
