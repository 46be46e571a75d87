import { type Infer, nullable, object, string } from 'superstruct';
import { dictionary } from '../../kernel/struct.ts';
import type { Product, Variant } from '../contract.ts';
import type { ProductSelector, SizeAxisName } from '../selector.ts';
import {
  AXES,
  type StockOf,
  type Unbuyable,
  availabilityOf,
  isUnbuyable,
  valuesOf,
} from './availability.ts';

/** A size, or a width and a length; null for parts without a choice. */
export const ChosenSize = object({
  size: nullable(string()),
  width: nullable(string()),
  length: nullable(string()),
});
export type ChosenSize = Infer<typeof ChosenSize>;

/** Last chosen size by style, oldest first. */
export const LastSizes = dictionary(ChosenSize);
export type LastSizes = Infer<typeof LastSizes>;

/** Maximum number of remembered styles. */
const MOST = 12;

/** Size chosen earlier for this style, and its availability in the current colour. */
export type RecalledSize = {
  size: ChosenSize;
  /** `missing`: not made in this colour. `partial`: only a waist or a length was chosen. */
  status: 'offered' | 'partial' | 'missing' | Unbuyable;
  variantId: string | null;
};

export function withLastSize(lasts: LastSizes, styleId: string, size: ChosenSize): LastSizes {
  const others = Object.entries(lasts).filter(([style]) => style !== styleId);
  return Object.fromEntries([...others, [styleId, size] as const].slice(-MOST));
}

/** The size fields of a choice. */
export function sizeOf({ size, width, length }: ProductSelector): ChosenSize {
  return { size, width, length };
}

/** Copies the chosen parts of a size into the choice. */
export function withSize(selector: ProductSelector, size: ChosenSize): ProductSelector {
  const chosen = Object.fromEntries(partsOfSize(size).map(({ axis, value }) => [axis, value]));
  return { ...selector, ...chosen, showSizeErrors: false };
}

/**
 * PRD-02 clears the size when the colour changes; this returns it as an offer. Null if there is
 * none to make.
 */
export function recalledSize(
  product: Product,
  selector: ProductSelector,
  stock: StockOf,
  lasts: LastSizes,
): RecalledSize | null {
  const size = Object.hasOwn(lasts, product.styleId) ? lasts[product.styleId] : undefined;
  const open = openAxes(product);
  if (!size || product.giftCard || product.id !== selector.productId) return null;
  if (open.every((axis) => selector[axis] !== null)) return null;
  // The shopper has chosen another size.
  if (open.some((axis) => selector[axis] !== null && selector[axis] !== size[axis])) return null;
  const axes = AXES.filter((axis) => valuesOf(product.variants, axis).length > 0);
  const chosen = axes.filter((axis) => size[axis] !== null);
  // The remembered size is already chosen.
  if (chosen.every((axis) => selector[axis] === size[axis])) return null;
  if (chosen.length < axes.length) return { size, status: 'partial', variantId: null };
  const variant = product.variants.find((one) => isOfSize(one, size));
  if (!variant) return { size, status: 'missing', variantId: null };
  // Low stock is shown on the size itself.
  const { status } = availabilityOf(stock[variant.id], 0);
  return {
    size,
    status: isUnbuyable(status) ? status : 'offered',
    variantId: variant.id,
  };
}

export function partsOfSize(size: ChosenSize): { axis: SizeAxisName; value: string }[] {
  return AXES.flatMap((axis) => {
    const value = size[axis];
    return value === null ? [] : [{ axis, value }];
  });
}

/** Axes with more than one value. */
function openAxes(product: Product): SizeAxisName[] {
  return AXES.filter((axis) => valuesOf(product.variants, axis).length > 1);
}

function isOfSize(variant: Variant, size: ChosenSize): boolean {
  return AXES.every((axis) => (variant[axis] ?? null) === size[axis]);
}
