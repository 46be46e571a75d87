import { type Infer, array, integer, object, optional, string } from 'superstruct';
import { Address } from '../../../kernel/address.ts';

/** Shipping option. `pickupType` is one of PUP-02 for delivery to a pickup point. */
export const ShippingOption = object({
  id: string(),
  code: string(),
  description: string(),
  price: integer(),
  pickupType: optional(string()),
});
export type ShippingOption = Infer<typeof ShippingOption>;

export const ShippingOptions = array(ShippingOption);

/** Delivery saved for the bag; fields are missing until they are set. */
export const ShippingInfo = object({
  optionId: optional(string()),
  address: optional(Address),
  pickupPointId: optional(string()),
});
export type ShippingInfo = Infer<typeof ShippingInfo>;

/** Name and address of a pickup point. */
export const PointAddress = object({
  name: string(),
  line1: string(),
  postcode: string(),
  city: string(),
  country: string(),
});
export type PointAddress = Infer<typeof PointAddress>;
