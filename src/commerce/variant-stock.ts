import { boolean, integer, object, type Infer } from 'superstruct';

/**
 * The stock of one variant as product pages show it (STK-08). `availableQuantity` is what the
 * backend has; `buyableQuantity` is what this shopper can still add.
 */
export const VariantStock = object({
  isComingSoon: boolean(),
  isOutOfStock: boolean(),
  availableQuantity: integer(),
  buyableQuantity: integer(),
});
export type VariantStock = Infer<typeof VariantStock>;
