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
  /** What was bought, each product once. */
  products: array(object({ productId: string(), name: string() })),
});
export type OrderEntry = Infer<typeof OrderEntry>;

/** A page of the list, the newest order first; `total` counts all orders. */
export const OrderList = object({
  orders: array(OrderEntry),
  total: integer(),
  /** How many cannot be shown. */
  leftOut: optional(integer()),
});
export type OrderList = Infer<typeof OrderList>;

export const OrderItem = object({
  id: string(),
  variantId: string(),
  productId: optional(string()),
  /** Where it is in this shop, if it is sold here. */
  url: optional(string()),
  name: string(),
  colour: string(),
  size: string(),
  sizeKind: optional(SizeKind),
  productGroup: optional(string()),
  quantity: integer(),
  price: integer(),
  /** Price of one piece before reductions. */
  unitWas: optional(integer()),
});
export type OrderItem = Infer<typeof OrderItem>;

/**
 * `goods` is what was bought after all reductions, without gift cards (GFT-03). `total` is what was
 * paid, all in; `paidByGiftCards` is the part of it that gift cards paid. `store` is the shop where it
 * was bought, for orders of API-32.
 */
export const Order = object({
  orderId: string(),
  status: string(),
  placed: string(),
  currency: string(),
  items: array(OrderItem),
  /** How many of them cannot be shown. */
  leftOut: optional(integer()),
  goods: integer(),
  /** Before all reductions, and those of the whole order with their reasons, where they are told. */
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
  /** The days that were promised when it was placed. */
  arrives: optional(DeliveryDays),
  /** It is one, with what its card says. */
  gift: optional(object({ note: personalText(), isWrapped: boolean() })),
  /** What wrapping cost; part of the total. */
  wrapping: optional(integer()),
  /** The place that it waits at: the shipping address is that place's. */
  pickupPoint: optional(string()),
  paymentMethod: optional(string()),
  store: optional(string()),
  canCancel: boolean(),
  canReturn: boolean(),
});
export type Order = Infer<typeof Order>;

/** What a receipt says was paid, as `79.90`. No more than the order itself tells, which the log has as well. */
export const ReceiptTotal = pattern(string(), /^\d{1,7}\.\d\d$/);

/** `events` are what became of the parcel, the latest first. */
export const Tracking = object({
  orderId: string(),
  status: string(),
  carrier: optional(string()),
  trackingNumber: optional(personalText()),
  trackingUrl: optional(personalText()),
  events: array(object({ time: string(), status: string() })),
});
export type Tracking = Infer<typeof Tracking>;
