import { compareSizes } from '../../commerce/size-order.ts';
import { AXES, type Availability, type StockOf, availabilityOf, valuesOf } from './availability.ts';
import type { Product, Variant } from '../contract.ts';
import type { ProductSelector, SizeAxisName } from '../selector.ts';

export type OfferedSize = { value: string; availability: Availability };

export type SizeAxisChoice = {
  axis: SizeAxisName;
  displayName: string;
  choices: OfferedSize[];
  chosen: string | null;
};

/** Choices in size order: one axis of sizes, or widths and lengths. */
export function sizeAxes(
  product: Product,
  selector: ProductSelector,
  stock: StockOf,
  lowStock: number,
): SizeAxisChoice[] {
  return AXES.flatMap((axis) => {
    const values = valuesOf(product.variants, axis).sort(compareSizes);
    if (values.length === 0) return [];
    return {
      axis,
      displayName: product.axes[axis]?.displayName ?? axis,
      chosen: selector[axis],
      choices: values.map((value) => ({
        value,
        availability: bestOf(
          matching(product.variants, selector, axis, value).map(({ id }) =>
            availabilityOf(stock[id], lowStock),
          ),
        ),
      })),
    };
  });
}

/**
 * Variants matching a choice. A length matches within the chosen width; a width matches all its
 * lengths.
 */
function matching(
  variants: readonly Variant[],
  { width }: ProductSelector,
  axis: SizeAxisName,
  value: string,
): Variant[] {
  return variants.filter(
    (variant) =>
      variant[axis] === value && (axis !== 'length' || width === null || variant.width === width),
  );
}

const BEST_FIRST: readonly Availability['status'][] = [
  'available',
  'unknown',
  'low',
  'inBag',
  'comingSoon',
];

/**
 * Best availability of several variants, sold out without any. A low quantity is reported for a
 * single variant only.
 */
function bestOf(availabilities: readonly Availability[]): Availability {
  const status = BEST_FIRST.find((wanted) => availabilities.some((one) => one.status === wanted));
  const first = availabilities.find((one) => one.status === status);
  if (!first) return { status: 'outOfStock' };
  return first.status === 'low' && availabilities.length > 1 ? { status: 'available' } : first;
}
