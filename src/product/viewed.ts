import { array, string } from 'superstruct';

/** So many products are kept. */
const MOST = 12;
const ProductIds = array(string());
const PRODUCT_ID = /^[A-Z0-9]{3,32}$/;

/** The key in local storage of the products that a brand's shopper looked at last. */
export function viewedKey(brand: string): string {
  return `selvedge.viewed.${brand}`;
}

/** The products with one more, the last one first. */
export function withViewed(productIds: readonly string[], productId: string): string[] {
  if (!PRODUCT_ID.test(productId)) return [...productIds];
  return [productId, ...productIds.filter((id) => id !== productId)].slice(0, MOST);
}

/** The products that storage holds, as far as it can be believed. */
export function readViewed(stored: string | undefined): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return ProductIds.is(value) ? value.reduceRight<string[]>(withViewed, []) : [];
  } catch {
    return [];
  }
}
