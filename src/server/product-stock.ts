import type { Product } from '../product/contract.ts';
import type { KnownStock } from '../seo/product-data.ts';
import { inventoryCall } from '../stock/api.ts';
import { variantStock } from '../stock/stock.ts';
import type { Ask } from './ask.ts';
import { inventoryOf } from './early-calls.ts';
import { within } from './within.ts';

/** Longest wait (ms) for the stock once the page is ready: only search engines see it. */
const LONGEST = 400;

/** Stock by variant for search engines; undefined if the backend fails or is slow. */
export async function productStock(ask: Ask, product: Product): Promise<KnownStock | undefined> {
  const params = inventoryOf(product);
  if (!params) return undefined;
  const quantities = await within(
    LONGEST,
    ask(inventoryCall, params).catch(() => undefined),
  );
  return (
    quantities &&
    Object.fromEntries(params.variantIds.map((id) => [id, variantStock(quantities[id], 0, null)]))
  );
}
