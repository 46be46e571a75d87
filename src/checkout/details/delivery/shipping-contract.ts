import { type Infer, array, integer, object, optional, string } from 'superstruct';
import { Address } from '../../../kernel/address.ts';

/** A way to have the bag delivered. `pickupType` is one of PUP-02 where it goes to a pickup point. */
export const ShippingOption = object({
  id: string(),
  code: string(),
  description: string(),
  price: integer(),
  pickupType: optional(string()),
});
export type ShippingOption = Infer<typeof ShippingOption>;

export const ShippingOptions = array(ShippingOption);

/** Where and how the bag will be delivered, as far as it is known. */
export const ShippingInfo = object({
  optionId: optional(string()),
  address: optional(Address),
  pickupPointId: optional(string()),
});
export type ShippingInfo = Infer<typeof ShippingInfo>;

/** Where a pickup point is. */
export const PointAddress = object({
  name: string(),
  line1: string(),
  postcode: string(),
  city: string(),
  country: string(),
});
export type PointAddress = Infer<typeof PointAddress>;
