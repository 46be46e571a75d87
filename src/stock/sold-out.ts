import { MOST_VARIANTS_ASKED } from '../commerce/limits.ts';
import type { Inventory } from './contract.ts';
import { variantStock } from './stock.ts';

/** Variant ids by product id. */
export type Products = Readonly<Record<string, readonly string[]>>;

/** Products that fit into one call. */
export function firstBatch(products: Products, ids: readonly string[]): string[] {
  let room = MOST_VARIANTS_ASKED;
  return ids.filter((id) => {
    const length = products[id]?.length ?? 0;
    if (length === 0 || length > room) return false;
    room -= length;
    return true;
  });
}

export function variantsOf(products: Products, ids: readonly string[]): string[] {
  return ids.flatMap((id) => products[id] ?? []);
}

/** STK-02: true if all variants are sold out; coming soon is not sold out. */
export function isSoldOut(variantIds: readonly string[], inventory: Inventory): boolean {
  return variantIds.every((id) => variantStock(inventory[id], 0, null).isOutOfStock);
}
