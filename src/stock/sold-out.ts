import { MOST_VARIANTS_ASKED } from '../commerce/limits.ts';
import type { Inventory } from './contract.ts';
import { variantStock } from './stock.ts';

/** The ids of products' variants, by the products' own. */
export type Products = Readonly<Record<string, readonly string[]>>;

/** As many of the products as one call can ask for. */
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

/** STK-02: a product is sold out when all of it is. What is coming soon is not. */
export function isSoldOut(variantIds: readonly string[], inventory: Inventory): boolean {
  return variantIds.every((id) => variantStock(inventory[id], 0, null).isOutOfStock);
}
