import { SizeKind } from '../commerce/local-size.ts';
import {
  type Infer,
  array,
  boolean,
  integer,
  object,
  optional,
  pattern,
  string,
} from 'superstruct';
import { DeliveryDays } from '../delivery-days/delivery-days.ts';
import { Address } from '../kernel/address.ts';
import { personalEmail, personalText } from '../kernel/struct.ts';

/** One order of the list. `placed` is an ISO instant; amounts are in minor units of `currency`. */
export const OrderEntry = object({
  orderId: string(),
  status: string(),
  placed: string(),
  currency: string(),
  total: integer(),
  itemCount: integer(),
  /** Products of the order, without duplicates. */
  products: array(object({ productId: string(), name: string() })),
});
export type OrderEntry = Infer<typeof OrderEntry>;

/** A page of the list, newest order first; `total` counts all orders. */
export const OrderList = object({
  orders: array(OrderEntry),
  total: integer(),
  /** Number of orders that could not be read. */
  leftOut: optional(integer()),
});
export type OrderList = Infer<typeof OrderList>;

export const OrderItem = object({
  id: string(),
  variantId: string(),
  productId: optional(string()),
  /** Product page path, if the shop sells it. */
  url: optional(string()),
  name: string(),
  colour: string(),
  size: string(),
  sizeKind: optional(SizeKind),
  productGroup: optional(string()),
  quantity: integer(),
  price: integer(),
  /** Unit price before reductions. */
  unitWas: optional(integer()),
});
export type OrderItem = Infer<typeof OrderItem>;

/**
 * `goods` is the item total after all reductions, without gift cards (GFT-03). `total` is the
 * amount paid, all in; `paidByGiftCards` is its part paid by gift cards. `store` names the shop of
 * an in-store order (API-32).
 */
export const Order = object({
  orderId: string(),
  status: string(),
  placed: string(),
  currency: string(),
  items: array(OrderItem),
  /** Number of items that could not be read. */
  leftOut: optional(integer()),
  goods: integer(),
  /**
   * `gross` is the item total before reductions; `reductions` are those of the whole order with
   * reasons, if answered.
   */
  gross: optional(integer()),
  reductions: optional(array(object({ description: string(), amount: integer() }))),
  giftCards: integer(),
  shipping: integer(),
  fee: integer(),
  total: integer(),
  tax: optional(integer()),
  paidByGiftCards: integer(),
  email: optional(personalEmail()),
  shippingAddress: optional(Address),
  billingAddress: optional(Address),
  shippingMethod: optional(string()),
  /** Delivery days promised when the order was placed. */
  arrives: optional(DeliveryDays),
  /** Gift options: the card's note and the wrapping. */
  gift: optional(object({ note: personalText(), isWrapped: boolean() })),
  /** Price of the wrapping; part of the total. */
  wrapping: optional(integer()),
  /** Name of the pickup point; the shipping address is the point's. */
  pickupPoint: optional(string()),
  paymentMethod: optional(string()),
  store: optional(string()),
  canCancel: boolean(),
  canReturn: boolean(),
});
export type Order = Infer<typeof Order>;

/** Total of a receipt, such as `79.90`. Not a secret: the order in the log has it too. */
export const ReceiptTotal = pattern(string(), /^\d{1,7}\.\d\d$/);

/** `events` is the parcel's history, latest first. */
export const Tracking = object({
  orderId: string(),
  status: string(),
  carrier: optional(string()),
  trackingNumber: optional(personalText()),
  trackingUrl: optional(personalText()),
  events: array(object({ time: string(), status: string() })),
});
export type Tracking = Infer<typeof Tracking>;
