import { type Infer, array, boolean, integer, object, optional, string } from 'superstruct';

/**
 * ENT-32, reduced to the fields an address form needs. `name` is the field's name, such as
 * `zipCode`.
 */
export const DeliveryFormField = object({
  name: string(),
  required: boolean(),
  maxLength: optional(integer()),
});
export type DeliveryFormField = Infer<typeof DeliveryFormField>;

/** The address form of a country; `code` is its numeric code (ADR-01, ADR-02). */
export const DeliveryForm = object({
  code: string(),
  country: string(),
  fields: array(DeliveryFormField),
});
export type DeliveryForm = Infer<typeof DeliveryForm>;
