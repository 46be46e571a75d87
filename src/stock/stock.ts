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

/** `quantities` are as sent; `dropped` counts what was added to the bag since (STK-06). */
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

/** `quantities` is null while nobody knows the bag; `dropped` counts the adds that it does not hold yet. */
export const KnownBag = object({ quantities: nullable(Counts), dropped: Counts });
export type KnownBag = Infer<typeof KnownBag>;

/** A quantity of the backend as a whole number; what cannot be read is none. */
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
        ? available - bag.quantity - bag.dropped
        : available - dropped;
  return {
    isComingSoon,
    isOutOfStock: !isComingSoon && available === 0,
    availableQuantity: Math.max(0, available - dropped),
    buyableQuantity: Math.max(0, buyable),
  };
}

/** The stock of every variant that was asked for; empty until the answer is there. */
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

/** True when an answer is of what the page shows or waits for, and not that of an earlier page. */
export function isOfPage(levels: StockLevels, variantIds: readonly string[]): boolean {
  return levels.status !== 'idle' && levels.variantIds.join() === variantIds.join();
}
