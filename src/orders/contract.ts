import { type Infer, array, boolean, integer, object, optional, string } from 'superstruct';
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
});
export type OrderEntry = Infer<typeof OrderEntry>;

/** A page of the list, the newest order first; `total` counts all orders. */
export const OrderList = object({ orders: array(OrderEntry), total: integer() });
export type OrderList = Infer<typeof OrderList>;

export const OrderItem = object({
  id: string(),
  variantId: string(),
  productId: optional(string()),
  name: string(),
  colour: string(),
  size: string(),
  quantity: integer(),
  price: integer(),
});
export type OrderItem = Infer<typeof OrderItem>;

/** `store` is the shop where it was bought, for orders of API-32. */
export const Order = object({
  orderId: string(),
  status: string(),
  placed: string(),
  currency: string(),
  items: array(OrderItem),
  goods: integer(),
  shipping: integer(),
  total: integer(),
  email: optional(personalEmail()),
  shippingAddress: optional(Address),
  billingAddress: optional(Address),
  shippingMethod: optional(string()),
  paymentMethod: optional(string()),
  store: optional(string()),
  canCancel: boolean(),
});
export type Order = Infer<typeof Order>;

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
