/** So many products are kept. */
const MOST = 12;
const PRODUCT_ID = /^[A-Z0-9]{3,32}$/;

/** The key in local storage of the products that a brand's shopper looked at last. */
export function viewedKey(brand: string): string {
  return `selvedge.viewed.${brand}`;
}

/** The products with one more, the last one first. Of a style's colours, `siblings`, the latest alone is kept. */
export function withViewed(
  productIds: readonly string[],
  productId: string,
  siblings: readonly string[] = [],
): string[] {
  if (!PRODUCT_ID.test(productId)) return [...productIds];
  const others = productIds.filter((id) => id !== productId && !siblings.includes(id));
  return [productId, ...others].slice(0, MOST);
}

/** Of products that were kept, those that could be some. */
export function believedProducts(kept: readonly string[] | null): string[] {
  return (kept ?? []).reduceRight<string[]>((viewed, id) => withViewed(viewed, id), []);
}
