import { boolean, integer, object, type Infer } from 'superstruct';

/**
 * Stock of a variant on product pages (STK-08). `availableQuantity` is the backend's;
 * `buyableQuantity` is what this shopper can still add.
 */
export const VariantStock = object({
  isComingSoon: boolean(),
  isOutOfStock: boolean(),
  availableQuantity: integer(),
  buyableQuantity: integer(),
});
export type VariantStock = Infer<typeof VariantStock>;

/**
 * STK-07: true if every variant has inventory. False for a product without variants.
 *
 * @example isFullyAvailable([{ ...stock, availableQuantity: 0 }]) // false
 */
export function isFullyAvailable(variants: readonly VariantStock[]): boolean {
  return variants.length > 0 && variants.every(({ availableQuantity }) => availableQuantity > 0);
}
