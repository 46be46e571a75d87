import type { VariantStock } from './variant-stock.ts';

/**
 * STK-07: whether every variant has inventory. No variants are nothing that could be had.
 * @example isFullyAvailable([{ ...stock, availableQuantity: 0 }]) // false
 */
export function isFullyAvailable(variants: readonly VariantStock[]): boolean {
  return variants.length > 0 && variants.every(({ availableQuantity }) => availableQuantity > 0);
}
