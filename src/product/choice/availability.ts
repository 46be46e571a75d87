import type { VariantStock } from '../../commerce/variant-stock.ts';
import type { Product, Variant } from '../contract.ts';
import type { ProductSelector, SizeAxisName } from '../selector.ts';

export type StockOf = Readonly<Record<string, VariantStock>>;

/** `inBag`: the bag holds all available pieces. */
export type Unbuyable = 'outOfStock' | 'comingSoon' | 'inBag';

/** `unknown`: no stock figure, so the shopper may try. */
export type Availability =
  { status: 'available' | 'unknown' | Unbuyable } | { status: 'low'; left: number };

export const AXES: readonly SizeAxisName[] = ['size', 'width', 'length'];

/**
 * Availability of a variant (STK-01…06, STK-09); `lowStock` is the largest quantity shown as low.
 */
export function availabilityOf(stock: VariantStock | undefined, lowStock: number): Availability {
  if (!stock) return { status: 'unknown' };
  if (stock.isComingSoon) return { status: 'comingSoon' };
  if (stock.isOutOfStock) return { status: 'outOfStock' };
  if (stock.buyableQuantity === 0) return { status: 'inBag' };
  return stock.buyableQuantity <= lowStock
    ? { status: 'low', left: stock.buyableQuantity }
    : { status: 'available' };
}

export function isUnbuyable(status: Availability['status']): status is Unbuyable {
  return status === 'outOfStock' || status === 'comingSoon' || status === 'inBag';
}

export function missingAxes(product: Product, selector: ProductSelector): SizeAxisName[] {
  return AXES.filter(
    (axis) => selector[axis] === null && valuesOf(product.variants, axis).length > 0,
  );
}

/** Preselects the value of each axis that has only one. */
export function onlyChoices(product: Product): Partial<Record<SizeAxisName, string>> {
  return Object.fromEntries(
    AXES.flatMap((axis) => {
      const values = valuesOf(product.variants, axis);
      return values.length === 1 ? [[axis, values[0]]] : [];
    }),
  );
}

/** Distinct values of an axis, unsorted. */
export function valuesOf(variants: readonly Variant[], axis: SizeAxisName): string[] {
  return [...new Set(variants.flatMap((variant) => variant[axis] ?? []))];
}
