import type { VariantStock } from './variant-stock.ts';

/**
 * STK-07: true if every variant has inventory. False for a product without variants.
 *
 * @example isFullyAvailable([{ ...stock, availableQuantity: 0 }]) // false
 */
export function isFullyAvailable(variants: readonly VariantStock[]): boolean {
  return variants.length > 0 && variants.every(({ availableQuantity }) => availableQuantity > 0);
}
