import { array, literal, nullable, integer, object, string, type Infer } from 'superstruct';
import { dictionary, taggedUnion } from '../kernel/struct.ts';
import type { VariantStock } from '../commerce/variant-stock.ts';
import { Inventory } from './contract.ts';

// STK-03
const MISSING_QUANTITY = '1.0';
const MISSING_BUYABLE = 11;

const Counts = dictionary(integer());
type Counts = Infer<typeof Counts>;

const VariantIds = array(string());

/** `quantities` are as sent; `dropped` counts adds to the bag since then (STK-06). */
export const StockLevels = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  loading: object({ status: literal('loading'), variantIds: VariantIds }),
  ready: object({
    status: literal('ready'),
    variantIds: VariantIds,
    quantities: Inventory,
    dropped: Counts,
  }),
  failed: object({ status: literal('failed'), variantIds: VariantIds }),
});
export type StockLevels = Infer<typeof StockLevels>;

/**
 * `quantities` is null while the bag is unknown; `dropped` counts adds that it does not include
 * yet.
 */
export const KnownBag = object({ quantities: nullable(Counts), dropped: Counts });
export type KnownBag = Infer<typeof KnownBag>;

/** Parses a quantity of the backend; 0 if unreadable. */
function wholeNumber(quantity: string): number {
  return Math.max(0, Math.trunc(Number(quantity)) || 0);
}

/** STK-01…06 for one variant. `quantity` is undefined when the answer has no entry for it. */
export function variantStock(
  quantity: string | undefined,
  dropped: number,
  bag: { quantity: number; dropped: number } | null,
): VariantStock {
  const isComingSoon = quantity === '';
  const available = wholeNumber(quantity ?? MISSING_QUANTITY);
  const buyable =
    quantity === undefined
      ? MISSING_BUYABLE - dropped
      : bag
        ? available - bag.quantity - bag.dropped // STK-05
        : available - dropped; // STK-04
  return {
    isComingSoon,
    isOutOfStock: !isComingSoon && available === 0,
    availableQuantity: Math.max(0, available - dropped),
    buyableQuantity: Math.max(0, buyable),
  };
}

/** Stock of every requested variant; empty until the answer arrives. */
export function stockByVariant(levels: StockLevels, bag: KnownBag): Record<string, VariantStock> {
  if (levels.status !== 'ready') return {};
  const { variantIds, quantities, dropped } = levels;
  return Object.fromEntries(
    variantIds.map((id) => [
      id,
      variantStock(
        quantities[id],
        dropped[id] ?? 0,
        bag.quantities && { quantity: bag.quantities[id] ?? 0, dropped: bag.dropped[id] ?? 0 },
      ),
    ]),
  );
}

/** STK-06 */
export function dropOne(counts: Counts, variantId: string): Counts {
  return { ...counts, [variantId]: (counts[variantId] ?? 0) + 1 };
}

/** True if an answer is for the variants of the current page. */
export function isOfPage(levels: StockLevels, variantIds: readonly string[]): boolean {
  return levels.status !== 'idle' && levels.variantIds.join() === variantIds.join();
}
