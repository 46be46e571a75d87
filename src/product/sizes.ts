import { compareSizes } from '../kernel/size-order.ts';
import type { VariantStock } from '../kernel/variant-stock.ts';
import type { Product, Variant } from './contract.ts';
import type { ProductSelector, SizeAxisName } from './selector.ts';

export type StockOf = Readonly<Record<string, VariantStock>>;

/** `inBag`: the shopper has all that there is. */
export type Unbuyable = 'outOfStock' | 'comingSoon' | 'inBag';

/** `unknown`: nobody knows the stock, so the shopper may try. */
export type Availability =
  { status: 'available' | 'unknown' | Unbuyable } | { status: 'low'; left: number };

export type SizeChoice = { value: string; availability: Availability };

export type SizeAxisChoice = {
  axis: SizeAxisName;
  displayName: string;
  choices: SizeChoice[];
  chosen: string | null;
};

const AXES: readonly SizeAxisName[] = ['size', 'width', 'length'];

/** STK-01…06, STK-09 in the words of the page; `lowStock` is the quantity from which a size says how few are left. */
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

/** What to choose from, in size order: one axis of sizes, or widths and lengths. */
export function sizeAxes(
  product: Product,
  selector: ProductSelector,
  stock: StockOf,
  lowStock: number,
): SizeAxisChoice[] {
  return AXES.flatMap((axis) => {
    const values = valuesOf(product.variants, axis);
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

/** The axes that the shopper has not chosen on yet. */
export function missingAxes(product: Product, selector: ProductSelector): SizeAxisName[] {
  return AXES.filter(
    (axis) => selector[axis] === null && valuesOf(product.variants, axis).length > 0,
  );
}

/** An axis with one value leaves no choice, so it is made for the shopper. */
export function onlyChoices(product: Product): Partial<Record<SizeAxisName, string>> {
  return Object.fromEntries(
    AXES.flatMap((axis) => {
      const values = valuesOf(product.variants, axis);
      return values.length === 1 ? [[axis, values[0]]] : [];
    }),
  ) as Partial<Record<SizeAxisName, string>>;
}

function valuesOf(variants: readonly Variant[], axis: SizeAxisName): string[] {
  const values = variants.flatMap((variant) => variant[axis] ?? []);
  return [...new Set(values)].sort(compareSizes);
}

/** The variants of one choice. A length is judged within the chosen width; a width stands for all its lengths. */
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
  'outOfStock',
];

/** Of several variants the most buyable speaks for all; none at all is sold out. How few are left is said for one variant only. */
function bestOf(availabilities: readonly Availability[]): Availability {
  const status = BEST_FIRST.find((wanted) => availabilities.some((one) => one.status === wanted));
  const first = availabilities.find((one) => one.status === status);
  if (!first) return { status: 'outOfStock' };
  return first.status === 'low' && availabilities.length > 1 ? { status: 'available' } : first;
}
