/** Maximum number of products stored. */
const MOST = 12;
const PRODUCT_ID = /^[A-Z0-9]{3,32}$/;

/** Local storage key of a brand's recently viewed products. */
export function viewedKey(brand: string): string {
  return `selvedge.viewed.${brand}`;
}

/** Adds a product to the front. Removes its `siblings`, the other colours of its style. */
export function withViewed(
  productIds: readonly string[],
  productId: string,
  siblings: readonly string[] = [],
): string[] {
  if (!PRODUCT_ID.test(productId)) return [...productIds];
  const others = productIds.filter((id) => id !== productId && !siblings.includes(id));
  return [productId, ...others].slice(0, MOST);
}

/** Filters stored values to valid product ids. */
export function believedProducts(kept: readonly string[] | null): string[] {
  return (kept ?? []).reduceRight<string[]>((viewed, id) => withViewed(viewed, id), []);
}
