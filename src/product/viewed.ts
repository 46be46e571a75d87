/** So many products are kept. */
const MOST = 12;
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

/** Of products that were kept, those that could be some. */
export function believedProducts(kept: readonly string[] | null): string[] {
  return (kept ?? []).reduceRight<string[]>(withViewed, []);
}
