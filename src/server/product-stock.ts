import type { Product } from '../product/contract.ts';
import type { KnownStock } from '../seo/product-data.ts';
import { inventoryCall } from '../stock/api.ts';
import { variantStock } from '../stock/stock.ts';
import type { Ask } from './ask.ts';

/** Stock by variant for search engines; undefined if the backend fails. */
export async function productStock(ask: Ask, product: Product): Promise<KnownStock | undefined> {
  const variantIds = product.variants.map(({ id }) => id);
  if (variantIds.length === 0) return undefined;
  try {
    const quantities = await ask(inventoryCall, { variantIds });
    return Object.fromEntries(variantIds.map((id) => [id, variantStock(quantities[id], 0, null)]));
  } catch {
    return undefined;
  }
}
